import { ApiError } from '../api/failures.ts';
import { errorText } from '../error-text.ts';

type RefusedFileProps = { readonly title: string; readonly error: Error };

/** Why nothing of a file was imported, and where in it each fault is. */
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
