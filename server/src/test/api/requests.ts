import type { Endpoint } from '@inkognito/shared/endpoint';
import { endpoints, type EndpointName } from '@inkognito/shared/endpoints';
import { testMailer } from '../testApp.ts';
import {
  makeAutomations,
  makeJobInput,
  makePdf,
  makeQuestionnaire,
  makeRecruiterProfile,
} from '../make.ts';
import { type Caller, type Pair, type Scene, makePicture } from './scene.ts';

export type RequestParts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
  form?: Record<string, string>;
  file?: { field: string; name: string; bytes: Buffer };
};

const picture = await makePicture();

/** A recruiter asks about their own pair, all others about the matched one. */
function pairOf({ pairs }: Scene, caller: Caller): Pair {
  return caller === 'blocked' || caller === 'withdrawn' ? pairs[caller] : pairs.matched;
}

const admitted: Record<Endpoint['access'], Caller> = {
  public: 'guest',
  user: 'both',
  jobSeeker: 'owner',
  recruiter: 'matched',
};

/** A permitted caller, so that an error is due to the input. */
export const callerOf = (name: EndpointName): Caller =>
  byKey.has(name) ? 'matched' : admitted[endpoints[name].access];

/** For guests with a key only, of which the scene has none. */
const byKey: ReadonlySet<EndpointName> = new Set([
  'checkAccessPassword',
  'getComparisonOutlook',
  'compare',
  'getComparison',
  'mailResult',
  'readPosting',
  'suggestTitles',
  'findPlace',
  'getCv',
]);

const nothing = (): RequestParts => ({});
const madeUp = (): RequestParts => ({ body: { token: 'made-up' } });
const jobOf = (scene: Scene, caller: Caller) => ({ params: { id: pairOf(scene, caller).jobId } });

/** A valid request per endpoint; all personal data in it is the owner's. */
export const goodRequests: Record<EndpointName, (scene: Scene, caller: Caller) => RequestParts> = {
  health: nothing,
  getDocs: nothing,
  getOpenApi: nothing,
  getOperator: nothing,
  authStatus: nothing,
  signup: (_scene, caller) => ({
    body: {
      email: `${caller}.neu@beispiel.example`,
      username: `neu-${caller.toLowerCase()}`,
      password: 'Korrekt-Pferd-42!',
      consent: true,
    },
  }),
  login: ({ clients: { owner } }) => ({
    body: { username: owner.username, password: owner.password },
  }),
  logout: nothing,
  listProviders: nothing,
  startGoogle: nothing,
  signInWithGoogle: () => ({ query: { code: 'made-up', state: 'made-up' } }),
  signInWithLinkedin: () => ({ query: { code: 'made-up', state: 'made-up' } }),
  requestPasswordReset: () => ({ body: { email: 'owner@beispiel.example' } }),
  resetPassword: () => ({ body: { token: 'made-up', password: 'Korrekt-Pferd-43!' } }),
  showEmailVerification: () => ({ body: { token: 'made-up' } }),
  verifyEmail: () => ({ body: { token: 'made-up' } }),
  denyEmail: () => ({ body: { token: 'made-up' } }),
  resendVerification: nothing,
  changeEmail: (_scene, caller) => ({ body: { email: `${caller}.anders@beispiel.example` } }),
  changePassword: ({ clients: { owner } }) => ({
    body: { currentPassword: owner.password, password: 'Ein-neues-Pferd-7!' },
  }),
  confirmIdentity: ({ clients: { owner } }) => ({ body: { password: owner.password } }),
  getIdentity: nothing,
  mailIdentityLink: () => ({ body: { occasion: 'exportAccount' } }),
  showIdentityLink: () => ({ body: { token: 'made-up' } }),
  confirmIdentityLink: () => ({ body: { token: 'made-up' } }),
  listSessions: nothing,
  endOtherSessions: nothing,
  endSession: ({ deviceId }) => ({ params: { id: deviceId } }),
  unlinkProvider: () => ({ params: { provider: 'google' } }),
  getAccount: nothing,
  searchUsers: () => ({ query: { q: 'muster' } }),
  changeUsername: (_scene, caller) => ({ body: { username: `anders-${caller.toLowerCase()}` } }),
  assignRole: () => ({ body: { role: ['recruiter'], action: 'add' } }),
  uploadProfileImage: () => ({ file: { field: 'image', name: 'ich.png', bytes: picture } }),
  getAutomations: nothing,
  saveAutomations: () => ({
    form: makeAutomations({ phone: true }),
    file: { field: 'cv', name: 'Neu.pdf', bytes: makePdf('neu') },
  }),
  saveMessage: () => ({ body: { message: 'Guten Tag' } }),
  renewAccessPassword: nothing,
  listBlockedJobs: nothing,
  listJobsOffered: nothing,
  listMatches: nothing,
  listNews: nothing,
  markNewsSeen: (scene, caller) => ({ body: { ids: [pairOf(scene, caller).matchId] } }),
  getMatch: (scene, caller) => ({ params: { matchId: pairOf(scene, caller).matchId } }),
  listActivity: nothing,
  requestAccess: (scene, caller) => ({
    params: { username: 'owner' },
    body: { jobId: pairOf(scene, caller).jobId, message: 'Guten Tag' },
  }),
  listAccessRequests: nothing,
  readPosting: () => ({ body: { text: 'Wir suchen einen Koch (m/w/d) in München.' } }),
  findPlace: () => ({ query: { zipcode: '90763', country: 'DE' } }),
  suggestTitles: () => ({ query: { q: 'Koch', whole: 'true' } }),
  checkMessage: () => ({ body: { text: 'Wir suchen einen Koch (m/w/d) in München.' } }),
  acceptRequest: ({ requestId }) => ({ params: { id: requestId } }),
  refuseRequest: ({ requestId }) => ({ params: { id: requestId } }),
  listReleases: nothing,
  setProgress: (scene, caller) => ({
    params: { matchId: pairOf(scene, caller).matchId },
    body: { status: 'talking', note: 'Am Dienstag anrufen' },
  }),
  decideRelease: (scene, caller) => ({ body: { comparisonId: pairOf(scene, caller).matchId } }),
  withdrawRelease: (scene, caller) => ({ params: { id: pairOf(scene, caller).releaseId } }),
  getShield: nothing,
  saveShield: () => ({
    body: { companies: ['Musterwerke GmbH'], domains: ['musterwerke.example'] },
  }),
  previewShield: () => ({ body: { companies: ['Musterwerke GmbH'], domains: [] } }),
  blockRecruiter: (scene, caller) => ({
    body: { comparisonId: pairOf(scene, caller).matchId },
  }),
  listBlockedRecruiters: nothing,
  unblockRecruiter: ({ blockId }) => ({ params: { id: blockId } }),
  exportAccount: nothing,
  deleteAccount: ({ clients: { owner } }) => ({ params: { userId: owner.publicId } }),
  saveNotifications: () => ({ body: { newMatch: false } }),
  switchOffNotification: ({ clients: { owner } }) => ({
    body: { token: testMailer.switchOffTokens.create('newMatch', owner.id) },
  }),
  unsubscribe: ({ clients: { owner } }) => ({
    query: { token: testMailer.switchOffTokens.create('newMatch', owner.id) },
  }),
  showUnsubscribe: () => ({ query: { token: 'made-up' } }),
  setPaused: () => ({ body: { paused: true } }),
  getRecruiterProfile: nothing,
  saveRecruiterProfile: () => ({ body: makeRecruiterProfile() }),
  listKeys: nothing,
  createKey: () => ({ body: { name: 'Neu & Partner', expiresInDays: 30, guests: true } }),
  changeKey: ({ keyId }) => ({ params: { id: keyId }, body: { name: 'Anders GmbH' } }),
  revokeKey: ({ keyId }) => ({ params: { id: keyId } }),
  listOpenProfiles: nothing,
  getComparisonOutlook: ({ clients: { owner } }) => ({ params: { candidateId: owner.publicId } }),
  getComparison: ({ clients: { owner } }) => ({ params: { candidateId: owner.publicId } }),
  mailResult: ({ clients: { owner } }) => ({ params: { candidateId: owner.publicId } }),
  openResult: madeUp,
  confirmResult: madeUp,
  denyResult: madeUp,
  compareWithMany: (scene, caller) => ({
    ...jobOf(scene, caller),
    body: { candidateIds: [scene.clients.owner.publicId] },
  }),
  getPublicUser: () => ({ params: { username: 'owner' } }),
  seeOwnProfile: () => ({ params: { as: 'guest' } }),
  checkAccessPassword: ({ clients: { owner } }) => ({
    params: { username: owner.username },
    body: { password: owner.accessPassword },
  }),
  getImage: ({ imageId }) => ({ params: { id: imageId } }),
  getCv: ({ cvId }) => ({ params: { id: cvId } }),
  createJob: () => ({ body: makeJobInput({ jobTitle: 'Frontend Developer' }) }),
  listMyJobs: nothing,
  getJob: jobOf,
  updateJob: (scene, caller) => ({
    ...jobOf(scene, caller),
    body: makeJobInput({ jobTitle: 'Senior Backend Developer' }),
  }),
  closeJob: jobOf,
  prolongJob: jobOf,
  deleteJob: jobOf,
  toggleJobBlock: jobOf,
  listJobCandidates: jobOf,
  listJobComparisons: jobOf,
  createReport: ({ clients: { owner } }, caller) => ({
    body: {
      ...{ about: 'profile', id: owner.publicId, reason: 'spam', text: 'Das ist Werbung.' },
      email: `${caller.toLowerCase()}@beispiel.example`,
    },
  }),
  questionnaireExists: nothing,
  getMyQuestionnaire: nothing,
  createQuestionnaire: () => ({ body: makeQuestionnaire() }),
  updateQuestionnaire: () => ({ body: makeQuestionnaire({ firstName: 'Berta' }) }),
  compare: ({ clients: { owner } }) => ({
    params: { candidateId: owner.publicId },
    body: makeJobInput(),
  }),
};
