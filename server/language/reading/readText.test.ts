import { describe, expect, it } from 'vitest';
import { readText } from './readText.ts';

const duties = `

Ihre Aufgaben
- Sie stimmen sich mit Fachbereichen ab
- Sie halten Termine im Blick

Wir bieten
- 30 Tage Urlaub

Wir freuen uns auf Ihre Bewerbung.`;

const message = (offer: string) => `Hallo Frau Kern,\n\n${offer}\n\nViele Grüße\nTom Falk`;

describe('texts as they are pasted', () => {
  it.each([
    [
      'words parted at the ends of lines',
      `Wir suchen für unsere Zentrale in 91522 Ans-\nbach eine Sachbear-\nbeiterin Ein-\nkauf (m/w/d), unbe-\nfristet.${duties}`,
      {
        jobTitle: 'Sachbearbeiterin Einkauf',
        jobLocation: 'Ansbach',
        zipcode: '91522',
        contractType: 'unbefristet',
      },
    ],
    [
      'the source of a page',
      '<h2>Mechatroniker (m/w/d)</h2><p>Einsatzort: Ulm</p><ul><li>unbefristeter Vertrag</li><li>3.100&ndash;3.600&nbsp;&euro; brutto im Monat</li></ul>',
      {
        jobTitle: 'Mechatroniker',
        jobLocation: 'Ulm',
        contractType: 'unbefristet',
        salary: { min: 37, max: 43 },
      },
    ],
  ])('%s are read, and quoted as sent', (_, text, expected) => {
    const { answers, found } = readText(text);

    expect(answers).toMatchObject(expected);
    for (const { quote, start, end } of found) expect(quote).toBe(text.slice(start, end));
  });
});

describe('an offer', () => {
  it('is read with its words and an honest confidence', () => {
    const { answers, found, isOffer } = readText(
      message(
        'wir sind die rechenwerk GmbH in Ulm und suchen ab sofort einen Softwareentwickler (m/w/d), 60.000 bis 70.000 € im Jahr, zwei Tage Homeoffice pro Woche.',
      ),
    );

    expect(isOffer).toBe(true);
    expect(answers).toMatchObject({
      jobTitle: 'Softwareentwickler',
      jobLocation: 'Ulm',
      homeOfficePercent: 40,
      remoteChoice: 'hybrid',
    });
    for (const { confidence } of found) expect(confidence).toBeLessThanOrEqual(1);
  });

  it('of target pay has its fixed part among what is read or offered, and no car is pay', () => {
    const target = readText(
      message(
        'ich suche für einen Kunden in Köln einen Account Executive (m/w/d). Zielgehalt 150k OTE, davon 90k fix, 60k variabel, unbefristet.',
      ),
    );
    const car = readText(
      message(
        'ich suche für einen Kunden in Köln einen Außendienstmitarbeiter (m/w/d), Dienstwagen bis 55.000 € Listenpreis.',
      ),
    );

    const read = target.answers.salary ?? target.offers.salary?.[0]?.value;
    expect(read).toEqual({ min: 90, max: 90 });
    expect(car.answers.salary).toBeUndefined();
  });

  it('whose list holds a word of firms has no employer and no branch', () => {
    const { answers } = readText(
      message(`wir suchen einen Controller (m/w/d).${duties}\n- Pflege von Kundendaten`),
    );

    expect(answers.employer).toBeUndefined();
    expect(answers.branch).toBeUndefined();
  });

  it('is read the same each time', () => {
    const text = message('wir suchen einen Koch (m/w/d) in Ulm, 3.000 € im Monat.');

    expect(readText(text)).toEqual(readText(text));
  });
});

describe('the employer', () => {
  it.each([
    ['Die rechenwerk GmbH in Ulm sucht ab sofort einen Koch (m/w/d).', 'rechenwerk GmbH'],
    ['Der Kreis Plön sucht zum 1.1. einen Sachbearbeiter (m/w/d) Bauaufsicht.', 'Kreis Plön'],
    [
      'Wir, die Brandner & Kohl PartG mbB, suchen einen Koch (m/w/d) in Ulm.',
      'Brandner & Kohl PartG mbB',
    ],
    [
      'Der Verein Lichtblick Süd e. V. sucht einen Erzieher (m/w/d) in Ulm.',
      'Verein Lichtblick Süd e. V.',
    ],
  ])('is its name alone: %s', (text, expected) => {
    const { answers, offers } = readText(text);

    expect(answers.employer ?? offers.employer?.[0]?.value).toBe(expected);
  });

  it.each([
    'Mitarbeiterrabatte bei Adidas AG',
    'Zusammenarbeit mit der Hays AG',
    'Erfahrung bei der Bosch GmbH',
  ])('is no other firm: %s', (named) => {
    const { answers } = readText(
      `Projektleiter (m/w/d) in Ulm\nWir suchen einen Projektleiter (m/w/d) in Vollzeit.\n- ${named}`,
    );

    expect(answers.employer).toBeUndefined();
  });
});

it('offers beside what is sure nothing that means the same', () => {
  const { answers, offers } = readText(
    message(
      'wir suchen einen Senior Controller (m/w/d) in Ulm. Senior Controller arbeiten hybrid.',
    ),
  );

  expect(answers.jobTitle).toContain('Controller');
  expect(offers.jobTitle).toBeUndefined();
});

it('nothing is read where nothing is offered', () => {
  const { answers, found, offers, isOffer } = readText(
    message('herzlichen Glückwunsch zum Geburtstag! Ich hoffe, es geht Ihnen gut.'),
  );

  expect({ answers, found, offers, isOffer }).toEqual({
    answers: {},
    found: [],
    offers: {},
    isOffer: false,
  });
});
