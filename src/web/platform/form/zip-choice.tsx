import { FileArchive } from 'lucide-react';
import { FileChoice } from '#web/ui/file-choice.tsx';

type ZipChoiceProps = {
  readonly file: File | null;
  /** The text shown while no file is chosen. */
  readonly label: string;
  readonly disabled: boolean;
  readonly onChoose: (file: File) => void;
};

/** A field that takes a ZIP file to import. */
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

/** Operating systems disagree on the MIME type of a ZIP file. */
const asZip = (file: File) => new File([file], file.name, { type: 'application/zip' });
