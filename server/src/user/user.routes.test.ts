import { limits } from '@inkognito/shared/limits';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pngBomb } from '../../quality/attack/files.ts';
import { makeAutomations, makePdf, makeSeeker, publishQuestionnaire } from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';
import { User } from './user.model.ts';

const { guest, member } = useTestApp();

const picture = (format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#2a3b9f' } })
    .toFormat(format)
    .withExif({ IFD0: { Copyright: 'Geheime Herkunft' } })
    .toBuffer();

describe('the search', () => {
  test('finds people by the names one types, and those alone', async () => {
    const people: [string, string, string[]][] = [
      ['Anna', 'Müller', ['ANNA mü', 'anna mull', 'muell', 'müller an']],
      ['Rıfat', 'Yıldız', ['yildiz', 'rifat yıl', 'YILDIZ']],
      ['Łukasz', 'Wałęsa', ['lukasz', 'walesa', 'Łuk']],
      ['Søren', 'Ærø', ['soren', 'soeren', 'aero', 'søren æ']],
      ['Đức', 'Þórsdóttir', ['duc', 'thorsd', 'þórs']],
      ['Rita', 'Möller-Lüdenscheidt', ['lüdenscheidt', 'luedensch', 'moeller lüd', 'möller-l']],
      ['Karl', 'von der Heydt', ['heydt', 'von der h', 'der heydt', 'karl heydt', 'heydt, karl']],
      ['Uma-Lena', 'O’Brien', ['uma lena', "o'brien", 'lena', 'uma o’b', 'brien']],
      ['Jörg Peter', 'Großmann', ['Großmann, Jörg', 'grossmann jo', 'peter gross', 'jörg großm']],
      ['Sue', 'Li', ['sue', 'li, sue']],
    ];
    for (const [index, [firstName, lastName]] of people.entries()) {
      await makeSeeker(member, { username: `falke${index}`, firstName, lastName });
    }
    const rita = await member(['recruiter']);
    const namesFor = async (q: string) =>
      (await rita.call('searchUsers', { query: { q } })).body.map(({ username }) => username);

    for (const [index, [, , typed]] of people.entries()) {
      for (const q of typed) expect([q, await namesFor(q)]).toEqual([q, [`falke${index}`]]);
    }
    // Neither by the middle of a word, nor by the names of two people.
    for (const q of ['denscheidt', 'nna', 'karl müller', 'anna schulz']) {
      expect([q, await namesFor(q)]).toEqual([q, []]);
    }
  });

  test('does not find by a hidden name, and finds neither undiscoverable people nor recruiters', async () => {
    const hidden = await makeSeeker(member, { username: 'hidden.name', lastName: 'Zacharias' });
    await hidden.call('saveAutomations', { form: { showName: 'false' } });
    const gone = await member(['jobSeeker'], 'zach.gone');
    await gone.call('saveAutomations', { form: { discoverable: 'false' } });
    await member(['recruiter'], 'zach.recruiter');

    for (const searcher of [guest(), await member(['recruiter'], 'rita')]) {
      const { body } = await searcher.call('searchUsers', { query: { q: 'zach' } });

      expect(body).toEqual([]);
    }
  });

  test('finds a short name that is spelt with an umlaut by itself alone', async () => {
    for (const name of ['sue', 'sude'])
      await publishQuestionnaire(await member(['jobSeeker'], name));

    const { body } = await guest().call('searchUsers', { query: { q: 'sue' } });

    expect(body.map(({ username }) => username)).toEqual(['sue']);
  });

  test.each([
    { q: 'an' },
    { q: 'z\u0301\u0301' },
    { q: 'a\u0308n' },
    {},
    { q: ['anna', 'otto'] },
    { 'q[$ne]': '1' },
    { q: 'anna', x: '1' },
  ])('refuses %j', async (query) => {
    expect((await guest().call('searchUsers', { query })).status).toBe(400);
  });
});

test('the public profile shows what the switches allow and nothing else', async () => {
  const anna = await makeSeeker(member, { username: 'anna' });
  await anna.call('saveAutomations', {
    form: { ...makeAutomations({ cv: true }), showName: 'false' },
    file: { field: 'cv', name: 'Lebenslauf.pdf', bytes: makePdf() },
  });
  await User.updateOne(
    { publicId: anna.publicId },
    { 'showContactPrefs.phone': true, phoneNumber: '' },
  );

  const { status, body } = await guest().call('getPublicUser', { params: { username: 'Anna' } });

  expect(status).toBe(200);
  expect(body).toEqual({
    _id: anna.publicId,
    username: 'anna',
    firstName: null,
    lastName: null,
    image: null,
    showContactPrefs: {
      name: false,
      phone: false,
      calendar: false,
      cv: true,
      email: false,
      showNothing: false,
    },
    acceptsRequests: true,
    comparison: null,
    isOpen: false,
  });
});

describe('automations', () => {
  test('are saved as sent, with https:// before a bare calendar link', async () => {
    const anna = await member(['jobSeeker']);

    const saved = await anna.call('saveAutomations', {
      form: makeAutomations({ phone: true, email: true }),
      file: { field: 'cv', name: '../Lebens"lauf.PDF', bytes: makePdf() },
    });

    expect(saved.status).toBe(200);
    expect(saved.body.username).toBe(anna.username);
    const { body } = await anna.call('getAutomations');
    expect(body).toMatchObject({
      phoneNumber: '+49 170 5550123',
      calendarLink: 'https://kalender.beispiel.example/anna',
      cv: { filename: 'Lebenslauf.pdf' },
      showContactPrefs: { phone: true, calendar: false, email: true, showNothing: false },
      discoverable: true,
    });
  });

  test('keep what a later call leaves out', async () => {
    const anna = await member(['jobSeeker']);
    await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });

    await anna.call('saveAutomations', { form: { showImage: 'false' } });

    const { body } = await anna.call('getAutomations');
    expect(body).toMatchObject({ phoneNumber: '+49 170 5550123', showImage: false });
    expect(body.showContactPrefs.phone).toBe(true);
  });
});

describe('the CV', () => {
  test('may have something before its header, and a name of no type', async () => {
    const anna = await member(['jobSeeker']);
    for (const [name, before] of [
      ['cv.pdf', ' \r\n\t'],
      ['CV.PDF', '\ufeff'],
      ['Lebenslauf', '\0'.repeat(1000)],
    ] as const) {
      const bytes = Buffer.concat([Buffer.from(before), makePdf()]);
      const file = { field: 'cv', name, bytes };
      expect((await anna.call('saveAutomations', { form: {}, file })).status).toBe(200);
      expect((await anna.call('getAutomations')).body.cv?.filename).toMatch(/^\w+\.pdf$/);
    }
  });

  test('has the letters of its name composed, in the header too', async () => {
    const anna = await member(['jobSeeker']);
    await anna.call('saveAutomations', {
      form: {},
      file: { field: 'cv', name: 'Lebenslauf_Mu\u0308ller.pdf', bytes: makePdf() },
    });
    const { cv } = (await anna.call('getAutomations')).body;

    const { response } = await anna.call('getCv', {
      params: { id: cv?.url.split('/').pop() ?? '' },
    });

    expect(cv?.filename).toBe('Lebenslauf_Müller.pdf');
    expect(response.get('Content-Disposition')).toBe(
      `attachment; filename="Lebenslauf_M?ller.pdf"; filename*=UTF-8''Lebenslauf_M%C3%BCller.pdf`,
    );
  });

  test('is gone after it was replaced or removed', async () => {
    const anna = await member(['jobSeeker']);
    const upload = (text: string) =>
      anna.call('saveAutomations', {
        form: {},
        file: { field: 'cv', name: 'cv.pdf', bytes: makePdf(text) },
      });
    await upload('alt');
    const old = (await anna.call('getAutomations')).body.cv?.url.split('/').pop() ?? '';

    await upload('neu');
    await anna.call('saveAutomations', { form: { removeCv: 'true' } });

    expect((await anna.call('getCv', { params: { id: old } })).status).toBe(404);
    expect((await anna.call('getAutomations')).body.cv).toBeNull();
  });
});

describe('the profile image', () => {
  test('may be a photograph of 48 megapixels and 6 MB', async () => {
    const anna = await member(['jobSeeker']);
    // One channel, which is quick to make.
    const photograph = await sharp(Buffer.alloc(8064 * 6048, 90), {
      raw: { width: 8064, height: 6048, channels: 1 },
    })
      .jpeg()
      .toBuffer();
    const { status } = await anna.call('uploadProfileImage', {
      file: {
        ...{ field: 'image', name: 'IMG_0001.JPG' },
        bytes: Buffer.concat([photograph, Buffer.alloc(6 * 1024 * 1024)]),
      },
    });

    expect(status).toBe(200);
  });

  const otherFormat = 'Bitte verwenden Sie ein Bild im Format JPEG oder PNG.';
  const damaged =
    'Das Bild ist beschädigt oder kam nicht vollständig an. Bitte wählen Sie es noch einmal aus.';
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');

  // Which files are refused at all: `attack/uploads`.
  test.each([
    ['a HEIC', () => heic, 415, otherFormat],
    ['a cut-off PNG', async () => (await picture()).subarray(0, 900), 415, damaged],
    ['a cut-off JPEG', async () => (await picture('jpeg')).subarray(0, -400), 415, damaged],
    [
      'more than 50 megapixels',
      () => pngBomb(7_100, 10),
      413,
      'Das Bild hat mehr als 50 Megapixel. Bitte verkleinern Sie es.',
    ],
    [
      'more than 15 MB',
      () => Buffer.alloc(limits.imageMaxBytes + 1),
      413,
      'Die Datei ist zu groß. Erlaubt sind 15 MB.',
    ],
  ])('cannot be %s, and says so', async (_name, make, expected, sentence) => {
    const anna = await member(['jobSeeker']);
    const { status, error } = await anna.call('uploadProfileImage', {
      file: { field: 'image', name: 'ich.jpg', bytes: await make() },
    });
    expect([status, error.error]).toEqual([expected, sentence]);
  });
});

test('the message is saved and comes back with the user', async () => {
  const anna = await member(['jobSeeker']);

  const { body } = await anna.call('saveMessage', { body: { message: '  Guten Tag  ' } });

  expect(body).toEqual({ copyPasteMsg: 'Guten Tag' });
  expect((await anna.call('authStatus')).body.user?.copyPasteMsg).toBe('Guten Tag');
  expect((await anna.call('saveMessage', { body: { message: '   ' } })).status).toBe(400);
});
