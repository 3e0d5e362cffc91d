import { createContext } from 'react';

/** Whether the form around is being sent, or was sent and closes. */
export const SendingContext = createContext(false);
