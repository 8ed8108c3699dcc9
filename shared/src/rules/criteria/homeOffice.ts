import type { Rule } from '../types.ts';

/** Up to so many percentage points below the wish count half. */
const toleratedPoints = 25;

export const homeOfficeRule: Rule = {
  id: 'homeOffice',

  assess({ homeOfficePercent: wished }, { homeOfficePercent: offered, remoteChoice }) {
    if (remoteChoice === 'remote' || wished === null || offered === null) {
      return { score: null, knockout: false };
    }
    if (offered >= wished) return { score: 1, knockout: false };
    return { score: wished - offered <= toleratedPoints ? 0.5 : 0, knockout: false };
  },

  forRecruiter(verdict, { remoteChoice }) {
    if (remoteChoice === 'remote') {
      return 'Die Stelle ist ganz remote, die Frage nach dem Homeoffice entfällt.';
    }
    return {
      fits: 'Der Homeoffice-Anteil entspricht dem Wunsch.',
      partly: 'Der Homeoffice-Anteil liegt etwas unter dem Wunsch.',
      fails: 'Der Homeoffice-Anteil liegt deutlich unter dem Wunsch.',
      unknown: 'Zum Homeoffice-Anteil fehlt eine Angabe, er wurde nicht bewertet.',
    }[verdict];
  },

  isWishMissing: ({ homeOfficePercent }) => homeOfficePercent === null,

  forCandidate({ homeOfficePercent: wished }, { homeOfficePercent: offered, remoteChoice }) {
    if (remoteChoice === 'remote') {
      return 'Die Stelle ist ganz remote, die Frage nach dem Homeoffice entfällt.';
    }
    if (offered === null) {
      return 'Die Stelle nennt keinen Homeoffice-Anteil, er wurde nicht bewertet.';
    }
    if (wished === null) {
      return `Angebot ${offered} % Homeoffice; Sie haben keinen Wunsch angegeben, der Anteil wurde nicht bewertet.`;
    }
    return `Angebot ${offered} % Homeoffice, Ihr Wunsch ${wished} %.`;
  },
};
