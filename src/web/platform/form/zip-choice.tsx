import { FileArchive } from 'lucide-react';
import { FileChoice } from '#web/ui/file-choice.tsx';

type ZipChoiceProps = {
  readonly file: File | null;
  /** What it says while there is no file. */
  readonly label: string;
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
};

/** A field for a ZIP that is going to be imported. */
export function ZipChoice({ file, label, disabled, onChoose }: ZipChoiceProps) {
  return (
    <FileChoice
      accept=".zip,application/zip"
      disabled={disabled}
      onChoose={(chosen) => onChoose(asZip(chosen))}
    >
      <FileArchive className="icon" aria-hidden />
      <span className="row-title">{file?.name ?? label}</span>
    </FileChoice>
  );
}

/** Systems disagree on what they call a ZIP. */
const asZip = (file: File) => new File([file], file.name, { type: 'application/zip' });
