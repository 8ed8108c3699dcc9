import { expect, test } from 'vitest';
import { QueuedMail } from '../mail/mail.model.ts';
import { makeRecruiterProfile } from '../test/make.ts';
import { settle } from '../test/settle.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { member } = useTestApp();
const empty = { name: '', kind: null, company: '' };

const save = (rita: Member, changes: Parameters<typeof makeRecruiterProfile>[0] = {}) =>
  rita.call('saveRecruiterProfile', { body: makeRecruiterProfile(changes) });

test('what a recruiter says about themselves is empty at first, and read back as saved', async () => {
  const rita = await settle(await member(['recruiter']));

  const before = await rita.call('getRecruiterProfile');
  const saved = await save(rita, { name: '  Rita Rekrut ' });
  const after = await rita.call('getRecruiterProfile');

  expect(before.body).toMatchObject(empty);
  expect(saved.body).toMatchObject(makeRecruiterProfile());
  expect(after.body).toEqual(saved.body);
  expect((await rita.call('saveRecruiterProfile', { body: empty })).body).toMatchObject(empty);
  expect(await QueuedMail.countDocuments({})).toBe(0);
});
