import type { QuestionnaireInput } from '@inkognito/shared/questionnaire';
import { expect, test } from 'vitest';
import { compare, makeAutomations, makePdf, makeSeeker, unlock } from '../test/make.ts';
import { makePicture } from '../test/api/scene.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { member } = useTestApp();

/** The same wishes from two candidates who differ in everything that must not count. */
const people: { name: string; wishes: Partial<QuestionnaireInput> }[] = [
  {
    name: 'friedrich',
    wishes: {
      firstName: 'Friedrich',
      lastName: 'von Stein',
      jobTitle: 'Softwareentwickler',
      interested: ['Backend-Entwickler', 'Java-Entwickler'],
      notInterested: ['Softwaretester'],
      address: 'Am Schlosspark 1',
    },
  },
  {
    name: 'ayse',
    wishes: {
      firstName: 'Ayşe',
      lastName: 'Yılmaz',
      jobTitle: 'Softwareentwicklerin',
      interested: ['Backend-Entwickler:in', 'Java-Entwicklerin'],
      notInterested: ['Softwaretester*in'],
      address: 'Bahnhofstraße 200',
    },
  },
];

test('name, gender, image, e-mail, address and CV change nothing', async () => {
  const recruiter = await member(['recruiter']);
  const candidates: Member[] = [];
  for (const { name, wishes } of people) {
    const candidate = await makeSeeker(member, { username: name, ...wishes });
    await unlock(recruiter, candidate);
    candidates.push(candidate);
  }
  const picture = { field: 'image', name: 'ich.png', bytes: await makePicture() };
  await candidates[1]?.call('uploadProfileImage', { file: picture });
  await candidates[1]?.call('saveAutomations', {
    form: { ...makeAutomations({ showNothing: true }), email: 'ayse@anderswo.example' },
    file: { field: 'cv', name: 'lebenslauf.pdf', bytes: makePdf() },
  });

  for (const posting of [
    {},
    { jobTitle: 'Frontend-Entwickler', distance: 5 },
    { jobTitle: 'Softwaretester (m/w/d)' },
    { salary: { min: 40, max: 50 } },
    { jobTitle: 'Bäckerin' },
  ]) {
    const [one, other] = await Promise.all(
      candidates.map(async (candidate) => {
        const { status, body } = await compare(recruiter, candidate, posting);
        const { matchPercentage, isMatch, breakdown } = body;
        return { status, matchPercentage, isMatch, breakdown };
      }),
    );
    expect(one?.status).toBe(200);
    expect(other, JSON.stringify(posting)).toEqual(one);
  }
});
