import '#web/ui/file-choice.css';
import { ApiError } from '../api/failures.ts';
import { errorText } from '../error-text.ts';

type RefusedFileProps = { readonly title: string; readonly error: Error };

/** Shows why a file was not imported, with the location of each fault in the file. */
export function RefusedFile({ title, error }: RefusedFileProps) {
  const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
  return (
    <div role="alert" className="file-refusal">
      <p className="row-title">{title}</p>
      <p>{errorText(error)}</p>
      {issues.map(({ path, message }) => (
        <p key={`${path} ${message}`} className="small">
          {path}: {message}
        </p>
      ))}
    </div>
  );
}
