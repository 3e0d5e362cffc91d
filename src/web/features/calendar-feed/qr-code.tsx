import './qr-code.css';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Modules of empty space around the code, without which cameras do not find it. */
const quietZone = 4;

type QrCodeProps = { readonly text: string; readonly label: string };

/** A QR code, dark on white in both themes: few cameras read an inverted one. */
export function QrCode({ text, label }: QrCodeProps) {
  const code = generate(text);
  const side = code.size + 2 * quietZone;
  return (
    <svg
      className="qr-code"
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}
