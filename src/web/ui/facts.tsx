import './facts.css';
export type FactsProps = {
  facts: readonly { label: string; value: number | string }[];
};

/** A few numbers side by side, each above its word. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="facts values-first">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
