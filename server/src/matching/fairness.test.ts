import type { QuestionnaireInput } from '@inkognito/shared/questionnaire';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare, makeAutomations, makePdf, publishQuestionnaire, unlock } from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';

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

test.each([
  { name: 'a fitting job', changes: {} },
  { name: 'a job that fits in part', changes: { jobTitle: 'Frontend-Entwickler', distance: 5 } },
  { name: 'an unwanted job', changes: { jobTitle: 'Softwaretester (m/w/d)' } },
  { name: 'a job that pays too little', changes: { salary: { min: 40, max: 50 } } },
  { name: 'another job', changes: { jobTitle: 'Bäckerin' } },
])('name, gender, image, e-mail, address and CV change nothing for $name', async ({ changes }) => {
  const image = await sharp({
    create: { width: 32, height: 32, channels: 3, background: '#a0522d' },
  })
    .png()
    .toBuffer();
  const recruiter = await member(['recruiter']);
  const answers = [];
  for (const [index, { name, wishes }] of people.entries()) {
    const candidate = await member(['jobSeeker'], name);
    await publishQuestionnaire(candidate, wishes);
    if (index === 1) {
      await candidate.call('uploadProfileImage', {
        file: { field: 'image', name: 'ich.png', bytes: image },
      });
      await candidate.call('saveAutomations', {
        form: { ...makeAutomations({ showNothing: true }), email: 'ayse@anderswo.example' },
        file: { field: 'cv', name: 'lebenslauf.pdf', bytes: makePdf() },
      });
    }
    await unlock(recruiter, candidate);
    const { status, body } = await compare(recruiter, candidate, changes);
    expect(status).toBe(200);
    answers.push({
      matchPercentage: body.matchPercentage,
      isMatch: body.isMatch,
      breakdown: body.breakdown,
    });
  }

  expect(answers[1]).toEqual(answers[0]);
});
