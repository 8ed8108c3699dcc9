import { questionnaireInput, type QuestionnaireDto } from '@inkognito/shared/questionnaire';
import { defaultsOf } from '@inkognito/shared/schema/defaults';

export function makeQuestionnaire(changes: Partial<QuestionnaireDto> = {}): QuestionnaireDto {
  return {
    ...defaultsOf(questionnaireInput),
    version: 1,
    firstName: 'Anna',
    lastName: 'Muster',
    jobTitle: 'Backend-Entwicklerin',
    address: 'Hauptstraße 1',
    zipcode: '80331',
    city: 'München',
    country: 'DE',
    interested: ['Softwarearchitektin', 'Tech Lead'],
    notInterested: ['Vertrieb'],
    preferredLocation: 'Augsburg',
    distance: 50,
    startDate: '2026-12-01',
    salary: { min: 65, max: 80 },
    homeOfficePercent: 60,
    remoteChoice: true,
    localChoice: false,
    hybridChoice: true,
    branchesToExclude: ['versicherungen'],
    contractTypes: ['unbefristet', 'teilzeit'],
    weeklyHours: { min: 30, max: null },
    ...changes,
  };
}
