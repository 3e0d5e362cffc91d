import './choice.css';
import './file-choice.css';
import type { ComponentProps, DragEvent } from 'react';

type FileChoiceProps = Pick<
  ComponentProps<'input'>,
  'accept' | 'capture' | 'disabled' | 'aria-describedby' | 'children'
> & {
  readonly onChoose: (file: File) => void;
  readonly className?: string;
};

/** A field for one file, chosen by a press or by dropping a file on it. Its children define its look. */
export function FileChoice({ onChoose, className = '', children, ...input }: FileChoiceProps) {
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !input.disabled) onChoose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files);
  };
  return (
    <label
      className={`choice centered file-choice ${className}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <input
        type="file"
        {...input}
        onChange={({ target }) => {
          choose(target.files);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      {children}
    </label>
  );
}
