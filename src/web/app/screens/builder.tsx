import { useParams } from '@tanstack/react-router';
import { BuilderScreen } from '#web/features/builder/builder-screen.tsx';

export function Builder() {
  const { id } = useParams({ from: '/admin/programs/$id/builder' });
  return <BuilderScreen programId={id} />;
}
