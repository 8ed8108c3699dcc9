import { describe, expect, test } from 'vitest';
import { makeQuestionnaire } from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';

const { member } = useTestApp();

describe('the questionnaire', () => {
  test('is created once and edited afterwards', async () => {
    const anna = await member(['jobSeeker']);
    expect((await anna.call('questionnaireExists')).body).toEqual({ exists: false });
    expect((await anna.call('getMyQuestionnaire')).status).toBe(404);
    expect((await anna.call('updateQuestionnaire', { body: makeQuestionnaire() })).status).toBe(
      404,
    );

    const created = await anna.call('createQuestionnaire', { body: makeQuestionnaire() });

    expect(created.status).toBe(201);
    expect(created.body).toEqual({ ...makeQuestionnaire(), version: 0 });
    expect((await anna.call('createQuestionnaire', { body: makeQuestionnaire() })).status).toBe(
      409,
    );
    const edited = await anna.call('updateQuestionnaire', {
      body: makeQuestionnaire({ jobTitle: 'Köchin', distance: null }),
    });
    expect(edited.body).toMatchObject({ jobTitle: 'Köchin', distance: null });
    expect((await anna.call('questionnaireExists')).body).toEqual({ exists: true });
  });

  test('needs only what the specification requires', async () => {
    const anna = await member(['jobSeeker']);
    const { firstName, lastName, jobTitle, zipcode, startDate, salary } = makeQuestionnaire();

    const { status, body } = await anna.call('createQuestionnaire', {
      body: { firstName, lastName, jobTitle, zipcode, startDate, salary },
    });

    expect(status).toBe(201);
    expect(body).toMatchObject({
      interested: [],
      distance: null,
      remoteChoice: false,
      address: '',
    });
  });

  test('is refused without what it requires, with a sentence beside each', async () => {
    const anna = await member(['jobSeeker']);
    const { status, error } = await anna.call('createQuestionnaire', { body: {} });
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {}).sort()).toEqual([
      'firstName',
      'jobTitle',
      'lastName',
      'salary',
      'startDate',
      'zipcode',
    ]);
  });
});
