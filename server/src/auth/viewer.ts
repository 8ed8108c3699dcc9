import type { Request } from 'express';
import { type Viewer, everybody } from '../user/shield/hidden.ts';

export function viewerOf({ user }: Request): Promise<Viewer> {
  return Promise.resolve({ keys: user ? [everybody, `account ${user.id}`] : [everybody] });
}
