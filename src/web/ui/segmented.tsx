import './segmented.css';
import { Radios, type RadiosProps } from './radios.tsx';

/** A choice of one of a few, side by side. Arrow keys choose. */
export const Segmented = <Value extends string>(props: RadiosProps<Value>) => (
  <Radios className="segmented" {...props} />
);
