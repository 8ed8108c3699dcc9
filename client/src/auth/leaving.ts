import { createContext, use } from 'react';

/** Given by the frame around the pages. */
export const LeaveContext = createContext<() => void>(() => {
  throw new Error('This page needs the frame.');
});

/**
 * How a page ends once its person has signed out or deleted their account: everything of theirs is forgotten, and the
 * landing page opens.
 */
export const useLeave = (): (() => void) => use(LeaveContext);
