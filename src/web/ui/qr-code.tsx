import './qr-code.css';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Width of the empty border around the code, in modules. Cameras need it to find the code. */
const quietZone = 4;

type QrCodeProps = { readonly text: string; readonly label: string };

/** A QR code, dark on white in both themes because few cameras read inverted codes. */
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
