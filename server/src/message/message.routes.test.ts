import mongoose from 'mongoose';
import { beforeEach, describe, expect, test } from 'vitest';
import { publishQuestionnaire } from '../test/make.ts';
import { memoryLog } from '../test/memoryLog.ts';
import { storedText } from '../test/api/snapshot.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { lines, logger } = memoryLog('trace');
const { member } = useTestApp({ logger });

const text = `Guten Tag Frau Muster,

für unseren Kunden, die Quittenwerk GmbH, suchen wir einen Backend-Entwickler (m/w/d) in München.
Das Gehalt liegt bei 70.000 bis 85.000 € brutto im Jahr, der Vertrag ist unbefristet,
und zwei Tage Homeoffice in der Woche sind möglich.

Viele Grüße
Konrad Kummerspeck
Kummerspeck Personalberatung GmbH
konrad@kummerspeck.example`;

let anna: Member;

beforeEach(async () => {
  anna = await member(['jobSeeker']);
  lines.length = 0;
});

describe('a pasted advertisement', () => {
  test('is read for a signed-in user, each value with its words', async () => {
    const rita = await member(['recruiter']);

    const { status, body } = await rita.call('readPosting', { body: { text } });

    expect(status).toBe(200);
    expect(body.answers).toMatchObject({
      jobLocation: 'München',
      contractType: 'unbefristet',
      salary: { min: 70, max: 85 },
      homeOfficePercent: 40,
    });
    expect(body.sender).toMatchObject({ name: 'Konrad Kummerspeck' });
    for (const { quote, start, end } of body.found) expect(text.slice(start, end)).toBe(quote);
    expect(new Set([...body.found.map(({ field }) => field), ...body.missing]).size).toBe(13);
  });

  test('is read at its full length, whatever its characters', async () => {
    const lengthy = '\u0000🙂漢'.repeat(5000);

    expect((await anna.call('readPosting', { body: { text: lengthy } })).status).toBe(200);
  });
});

describe('a message', () => {
  test('is compared with the wishes of the signed-in job seeker', async () => {
    await publishQuestionnaire(anna);

    const { status, body } = await anna.call('checkMessage', { body: { text } });

    expect(status).toBe(200);
    expect(body.verdict).toBe('fits');
    expect(body.matchPercentage).toBeGreaterThanOrEqual(70);
    expect(body.sender).toEqual({
      name: 'Konrad Kummerspeck',
      company: 'Kummerspeck Personalberatung GmbH',
      email: 'konrad@kummerspeck.example',
    });
  });

  test('that pays too little fails, and one that says little is open and asks', async () => {
    await publishQuestionnaire(anna, { salary: { min: 100, max: 120 } });

    const low = await anna.call('checkMessage', { body: { text } });
    const vague = await anna.call('checkMessage', {
      body: { text: 'Hallo, ich habe ein spannendes Projekt für Sie!' },
    });

    expect(low.body.verdict).toBe('fails');
    expect(vague.body).toMatchObject({ verdict: 'open', matchPercentage: null });
    expect(vague.body.questions.map(({ question }) => question)).toContain(
      'Welches Gehalt ist vorgesehen?',
    );
  });

  test('leads to the same questions whatever the job seeker wishes', async () => {
    const ben = await member(['jobSeeker']);
    await publishQuestionnaire(anna, {
      ...{ salary: { min: 20, max: 25 }, homeOfficePercent: 0, distance: 10 },
      ...{ remoteChoice: false, hybridChoice: false, localChoice: true, branchesToExclude: [] },
      ...{ contractTypes: ['unbefristet'], weeklyHours: { min: 40, max: 40 } },
    });
    await publishQuestionnaire(ben, {
      ...{ salary: { min: 150, max: 200 }, homeOfficePercent: 100, distance: null },
      ...{ remoteChoice: true, hybridChoice: true, branchesToExclude: ['automobilindustrie'] },
    });
    for (const sent of [
      'Wir suchen einen Koch (m/w/d) in Ulm, Gehalt ab 45.000 € im Jahr.',
      'Koch (m/w/d), Gehalt bis 80.000 € im Jahr.',
      'Wir suchen einen Koch (m/w/d) in Ulm.',
      'Wir suchen einen Koch (m/w/d) in Teilzeit.',
      'Hallo, ich habe ein spannendes Projekt für Sie!',
    ]) {
      const [toAnna, toBen] = await Promise.all(
        [anna, ben].map((seeker) => seeker.call('checkMessage', { body: { text: sent } })),
      );
      expect(toAnna?.body.questions, sent).not.toEqual([]);
      expect(toAnna?.body.questions, sent).toEqual(toBen?.body.questions);
    }
  });

  test('is judged by what the person corrects, and read as they say', async () => {
    await publishQuestionnaire(anna);
    const corrected = { jobTitle: 'Metzger', salary: { min: 20, max: 22 }, employer: null };

    const read = await anna.call('checkMessage', { body: { text } });
    const { status, body } = await anna.call('checkMessage', { body: { text, corrected } });

    expect([read.body.verdict, read.body.answers.employer]).toEqual(['fits', expect.any(String)]);
    expect(status).toBe(200);
    expect(body.verdict).toBe('fails');
    expect(body.answers).toMatchObject({ jobTitle: 'Metzger', salary: { min: 20, max: 22 } });
    expect(body.answers.employer).toBeUndefined();
    expect(body.questions.map(({ field }) => field)).toContain('employer');
    const places = body.found.map(({ field }) => field);
    expect(places).not.toContain('jobTitle');
    expect(places).toContain('jobLocation');
  });

  test('that was read as no offer is judged once its job is named', async () => {
    await publishQuestionnaire(anna);
    const body = { text: 'Hallo, hast du morgen Zeit?' };

    const { body: read } = await anna.call('checkMessage', { body });
    const corrected = { jobTitle: 'Backend-Entwickler', salary: { min: 90, max: 95 } };
    const { body: named } = await anna.call('checkMessage', { body: { ...body, corrected } });

    expect(read).toMatchObject({ isOffer: false, matchPercentage: null });
    expect(named).toMatchObject({ isOffer: true, verdict: 'fits' });
  });

  test('needs a questionnaire first', async () => {
    const { status, error } = await anna.call('checkMessage', { body: { text } });

    expect(status).toBe(409);
    expect(error.error).toContain('Fragebogen');
  });
});

test('what was pasted is kept nowhere: not stored, not logged, counted against no quota', async () => {
  await publishQuestionnaire(anna);
  const before = await storedText();

  await anna.call('readPosting', { body: { text } });
  await anna.call('checkMessage', { body: { text } });
  await anna.call('checkMessage', { body: { text, corrected: { employer: 'Quittenwerk AG' } } });
  await anna.call('checkMessage', { body: { text: `${text}\n"`.repeat(60) } });

  expect(await storedText()).toBe(before);
  const collections = (await mongoose.connection.db?.collections()) ?? [];
  const everything = await Promise.all(collections.map((each) => each.find().toArray()));
  const kept = JSON.stringify(everything) + lines.join('');
  for (const secret of ['Quittenwerk', 'Kummerspeck', '70.000', 'Backend-Entwickler (m']) {
    expect(kept).not.toContain(secret);
  }
  expect(lines.length).toBeGreaterThan(3);
});
