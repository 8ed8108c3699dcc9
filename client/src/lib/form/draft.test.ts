import { beforeEach, describe, expect, test } from 'vitest';
import { readDraft, writeDraft, draftKey, guestDrafts, keepDraftsOf } from './draft.ts';

const anna = draftKey('anna', 'questionnaire');
const bert = draftKey('bert', 'questionnaire');
describe('a draft', () => {
  test('comes back as it was typed, numbers that could not be read included', () => {
    const values = { jobTitle: 'Köchin', salaryMin: 'viel', distance: null, remote: true };

    writeDraft(anna, values);

    expect(readDraft(anna)).toEqual(values);
    expect(readDraft(bert)).toBeNull();
  });

  test('of another build is dropped', () => {
    const kept = { build: '/assets/index-old.js', values: { jobTitle: 'Köchin' } };
    sessionStorage.setItem(anna, JSON.stringify(kept));

    expect(readDraft(anna)).toBeNull();
  });

  test.each([['{kein json'], ['"text"'], ['3'], ['null']])('is not read from %j', (text) => {
    sessionStorage.setItem(anna, text);

    expect(readDraft(anna)).toBeNull();
  });
});

describe('the signed-in user', () => {
  beforeEach(() => {
    writeDraft(anna, { jobTitle: 'Köchin' });
    writeDraft(bert, { jobTitle: 'Koch' });
    sessionStorage.setItem('etwas anderes', 'bleibt');
  });

  test('keeps their own drafts and no others', () => {
    keepDraftsOf('anna');

    expect(readDraft(anna)).toEqual({ jobTitle: 'Köchin' });
    expect(readDraft(bert)).toBeNull();
    expect(sessionStorage.getItem('etwas anderes')).toBe('bleibt');
  });

  test('takes along what they typed as a guest, but not over a draft of their own', () => {
    writeDraft(draftKey(guestDrafts, 'comparison/1'), { jobTitle: 'Gast' });
    writeDraft(draftKey(guestDrafts, 'comparison/2'), { jobTitle: 'Gast' });
    writeDraft(draftKey('anna', 'comparison/2'), { jobTitle: 'Anna' });

    keepDraftsOf('anna');

    expect(readDraft(draftKey('anna', 'comparison/1'))).toEqual({ jobTitle: 'Gast' });
    expect(readDraft(draftKey('anna', 'comparison/2'))).toEqual({ jobTitle: 'Anna' });
    expect(readDraft(draftKey(guestDrafts, 'comparison/1'))).toBeNull();
  });

  test('is gone: no draft stays', () => {
    keepDraftsOf(null);

    expect(Object.keys(sessionStorage)).toEqual(['etwas anderes']);
  });
});
