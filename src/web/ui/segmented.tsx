import './segmented.css';
import { Radios, type RadiosProps } from './radios.tsx';

/** One of a few, side by side. Arrow keys choose. */
export const Segmented = <Value extends string>(props: RadiosProps<Value>) => (
  <Radios className="segmented" {...props} />
);
