import { expect, test } from 'vitest';
import { Questionnaire } from '../../questionnaire/questionnaire.model.ts';
import { makeJobInput, makeQuestionnaire, makeSeeker } from '../../test/make.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import { reindexQuestionnaires } from '../../questionnaire/search/reindex.ts';

const { member } = useTestApp();

async function listFound(recruiter: Member): Promise<string[]> {
  const { body } = await recruiter.call('createJob', { body: makeJobInput() });
  const found = await recruiter.call('listJobCandidates', { params: { id: body.job._id } });
  return found.body.similarCandidates.map(({ user }) => user.username);
}

test('a job seeker is found as long as they are one and let themselves be found', async () => {
  const recruiter = await member(['recruiter']);
  const candidate = await makeSeeker(member, { username: 'anna' });
  expect(await listFound(recruiter)).toEqual(['anna']);

  await candidate.call('saveAutomations', { form: { discoverable: 'false' } });
  expect(await listFound(recruiter)).toEqual([]);

  await candidate.call('saveAutomations', { form: { discoverable: 'true' } });
  expect(await listFound(recruiter)).toEqual(['anna']);

  await candidate.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });
  await candidate.call('assignRole', { body: { role: ['jobSeeker'], action: 'remove' } });
  expect(await listFound(recruiter)).toEqual([]);

  await candidate.call('assignRole', { body: { role: ['jobSeeker'], action: 'add' } });
  expect(await listFound(recruiter)).toEqual(['anna']);
});

test('a candidate shielded before the questionnaire stays shielded', async () => {
  const recruiter = await member(['recruiter']);
  const candidate = await member(['jobSeeker']);
  await candidate.call('saveAutomations', { form: { discoverable: 'false' } });

  await candidate.call('createQuestionnaire', { body: makeQuestionnaire() });

  expect(await listFound(recruiter)).toEqual([]);
});

test('a candidate without saved Automations is not found', async () => {
  const recruiter = await member(['recruiter']);
  const candidate = await member(['jobSeeker'], 'anna');
  await candidate.call('createQuestionnaire', { body: makeQuestionnaire() });
  expect(await listFound(recruiter)).toEqual([]);

  await candidate.call('saveAutomations', { form: { phoneNumber: '' } });

  expect(await listFound(recruiter)).toEqual(['anna']);
});

test('search fields of an older lexicon are built anew', async () => {
  const recruiter = await member(['recruiter']);
  await makeSeeker(member, { username: 'anna' });
  const { collection } = Questionnaire;
  await collection.updateOne({}, { $set: { 'searchFields.titleKeys': [] } });
  expect(await listFound(recruiter)).toEqual([]);

  await reindexQuestionnaires(await Questionnaire.find().lean());

  expect(await listFound(recruiter)).toEqual(['anna']);
});
