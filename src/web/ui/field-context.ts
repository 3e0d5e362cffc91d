import { createContext, useContext } from 'react';

export type FieldParts = {
  /** The id of the control, to which the label points. */
  id: string;
  labelId: string;
  /** The ids of the error and the hint, if any. */
  describedBy: string | undefined;
  invalid: boolean;
};

export const FieldContext = createContext<FieldParts | null>(null);

/** The field around this control; null outside of one. */
export const useField = (): FieldParts | null => useContext(FieldContext);

/** Attributes that connect an input, select, or textarea to its field; its own id and description win. */
export function useFieldAttributes(own: {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}) {
  const field = useField();
  const described = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': described === '' ? undefined : described,
    'aria-invalid': field?.invalid === true ? true : undefined,
  };
}
