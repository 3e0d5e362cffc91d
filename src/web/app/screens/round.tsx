import { RoundScreen } from '#web/features/logbook/rounds/round-screen.tsx';
import { useParams } from '#web/router/router-context.ts';

/** Reads the round from the address. */
export function Round() {
  const { id } = useParams('/rounds/$id');
  return <RoundScreen key={id} id={id} />;
}
