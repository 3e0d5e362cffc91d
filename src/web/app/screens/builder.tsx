import { BuilderScreen } from '#web/features/builder/builder-screen.tsx';
import { useParams } from '#web/router/router-context.ts';

export function Builder() {
  const { id } = useParams('/admin/programs/$id/builder');
  return <BuilderScreen programId={id} />;
}
