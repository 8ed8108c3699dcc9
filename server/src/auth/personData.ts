import { type PersonData, valueOf } from '../user/personData.ts';
import { MailedToken } from './email/mailedToken.model.ts';
import { endSessions, listSessions } from './session/userSessions.ts';

export const personData: PersonData = {
  collect: ({ user: { _id } }) => ({
    devices: valueOf(async () => {
      const sessions = await listSessions(_id.toString());
      return sessions.map(({ device, signedInAt, lastSeenAt }) => ({
        ...{ device, signedInAt, lastSeenAt },
      }));
    }),
  }),
  remove: async ({ _id }, tx) => {
    await MailedToken.deleteMany({ $or: [{ userId: _id }, { candidateId: _id }] }, { session: tx });
    await endSessions(_id.toString(), tx);
  },
  claim: async (guestId, { _id: userId }, tx) => {
    // Result links go on working for the mailbox they were sent to.
    await MailedToken.updateMany({ userId: guestId }, { $set: { userId } }, { session: tx });
  },
};
