import { createContext, use } from 'react';

/** The frame around the pages provides it. */
export const LeaveContext = createContext<() => void>(() => {
  throw new Error('This page needs the frame.');
});

/** For a person who signed out or deleted their account: forgets everything of theirs and opens the landing page. */
export const useLeave = (): (() => void) => use(LeaveContext);
