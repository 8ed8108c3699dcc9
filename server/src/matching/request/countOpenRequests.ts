import type { Types } from 'mongoose';

type Count = (
  jobIds: readonly Types.ObjectId[],
  /** They do not exist for whoever asks. */
  hidden: readonly Types.ObjectId[],
) => Promise<Map<string, number>>;

/** By posting. */
export const countOpenRequests: Count = () => Promise.resolve(new Map<string, number>());
