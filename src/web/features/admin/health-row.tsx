import { CircleAlert, CircleCheck, CircleMinus } from 'lucide-react';

type HealthRowProps = {
  readonly name: string;
  /** `off` means that there is nothing to be good or bad. */
  readonly state: 'good' | 'bad' | 'off';
  readonly text: string;
  readonly value?: string;
};

const icons = {
  good: <CircleCheck className="icon" aria-hidden />,
  bad: <CircleAlert className="icon is-bad" aria-hidden />,
  off: <CircleMinus className="icon muted" aria-hidden />,
};

/** One part of the installation and its state. */
export function HealthRow({ name, state, text, value }: HealthRowProps) {
  return (
    <li className="list-row health-row">
      {icons[state]}
      <span>
        <b>{name}</b>
        <span className="small muted">{text}</span>
      </span>
      {value !== undefined && <span className="number">{value}</span>}
    </li>
  );
}
