import type { BranchCode } from '../../codes.ts';
import { expect, test } from 'vitest';
import { judgeBy, makeFacts, makeOffer, makeWishes } from '../test/ruleExamples.ts';

test.each<[string, BranchCode[], number, string, boolean]>([
  ['nothing is excluded', [], 1, 'fits', false],
  ['other branches are excluded', ['luft_raumfahrt', 'kunst_kultur'], 1, 'fits', false],
  ['the branch is among the excluded ones', ['luft_raumfahrt', 'versicherungen'], 0, 'fails', true],
])('the branch, if %s', (_name, branchesToExclude, score, verdict, knockout) => {
  const wishes = makeWishes({ branchesToExclude });
  const offer = makeOffer({ branch: 'versicherungen' });

  expect(judgeBy('branch', wishes, offer, makeFacts())).toMatchObject({ score, verdict, knockout });
});
