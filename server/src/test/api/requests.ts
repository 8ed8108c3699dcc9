import type { EndpointName } from '@inkognito/shared/endpoints';
import { makeAutomations, makeJobInput, makePdf, makeQuestionnaire } from '../make.ts';
import { type Caller, type Pair, type Scene, makePicture } from './scene.ts';

/** One call's parts, as `TestClient` sends them. */
export type RequestParts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: object;
  form?: Record<string, string>;
  file?: { field: string; name: string; bytes: Buffer };
};

const picture = await makePicture();

/** The pair a caller asks about: a recruiter about their own, everybody else about the standing match. */
function pairOf({ pairs }: Scene, caller: Caller): Pair {
  return caller === 'blocked' || caller === 'withdrawn' ? pairs[caller] : pairs.matched;
}

const nothing = (): RequestParts => ({});
const jobOf = (scene: Scene, caller: Caller) => ({ params: { id: pairOf(scene, caller).jobId } });

/** For every endpoint a request in good form; all that is personal in it is the owner's. */
export const goodRequests: Record<EndpointName, (scene: Scene, caller: Caller) => RequestParts> = {
  health: nothing,
  getDocs: nothing,
  getOpenApi: nothing,
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
  verifyEmail: () => ({ body: { token: 'made-up' } }),
  searchUsers: () => ({ query: { q: 'muster' } }),
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
  getMatch: (scene, caller) => ({ params: { matchId: pairOf(scene, caller).matchId } }),
  listReleases: nothing,
  withdrawRelease: (scene, caller) => ({ params: { id: pairOf(scene, caller).releaseId } }),
  exportAccount: nothing,
  deleteAccount: ({ clients: { owner } }) => ({ params: { userId: owner.id } }),
  getPublicUser: () => ({ params: { username: 'owner' } }),
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
  deleteJob: jobOf,
  toggleJobBlock: jobOf,
  listJobCandidates: jobOf,
  questionnaireExists: nothing,
  getMyQuestionnaire: nothing,
  createQuestionnaire: () => ({ body: makeQuestionnaire() }),
  updateQuestionnaire: () => ({ body: makeQuestionnaire({ firstName: 'Berta' }) }),
  compare: ({ clients: { owner } }) => ({
    params: { candidateId: owner.id },
    body: makeJobInput(),
  }),
};
