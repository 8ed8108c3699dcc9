import { type EndpointName, endpoints } from '@inkognito/shared/endpoints';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '@inkognito/shared/endpoint';
import { User, newPublicId } from '../../user/user.model.ts';
import { useTestApp } from '../testApp.ts';
import { type RequestParts, goodRequests } from './requests.ts';
import { type Caller, type Scene, callers, makeScene, unknownId } from './scene.ts';
import { rememberAll, storedText } from './snapshot.ts';

const app = useTestApp({ emptiedOnce: true });
let scene: Scene;
let startAgain: () => Promise<void>;

beforeAll(async () => {
  scene = await makeScene(app);
  startAgain = await rememberAll(Object.values(scene.clients));
});
beforeEach(() => startAgain());

/** Status by caller, in the order of `callers`; see `goodRequests`. */
const statuses: Record<EndpointName, string> = {
  //                   guest none seek own both recr unco unlk mtch blkd wdrn
  health: '            200   200  200  200 200  200  200  200  200  200  200',
  getDocs: '           200   200  200  200 200  200  200  200  200  200  200',
  getOpenApi: '        200   200  200  200 200  200  200  200  200  200  200',
  getOperator: '       200   200  200  200 200  200  200  200  200  200  200',
  authStatus: '        200   200  200  200 200  200  200  200  200  200  200',
  signup: '            201   201  201  201 201  201  201  201  201  201  201',
  login: '             200   200  200  200 200  200  200  200  200  200  200',
  logout: '            204   204  204  204 204  204  204  204  204  204  204',
  listProviders: '     200   200  200  200 200  200  200  200  200  200  200',
  startGoogle: '       302   302  302  302 302  302  302  302  302  302  302',
  // No provider is configured here; see the sign-in tests.
  signInWithGoogle: '  404   404  404  404 404  404  404  404  404  404  404',
  signInWithLinkedin: '302   302  302  302 302  302  302  302  302  302  302',
  requestPasswordReset: '204   204  204  204 204  204  204  204  204  204  204',
  resetPassword: '     400   400  400  400 400  400  400  400  400  400  400',
  // Work signed out: the mailed token suffices.
  showEmailVerification: '400   400  400  400 400  400  400  400  400  400  400',
  verifyEmail: '       400   400  400  400 400  400  400  400  400  400  400',
  denyEmail: '         400   400  400  400 400  400  400  400  400  400  400',
  resendVerification: '401   204  204  204 204  204  204  204  204  204  204',
  changeEmail: '       401   204  204  204 204  204  204  204  204  204  204',
  changePassword: '    401   204  204  204 204  204  204  204  204  204  204',
  confirmIdentity: '   401   204  204  204 204  204  204  204  204  204  204',
  // All have a password.
  mailIdentityLink: '  401   409  409  409 409  409  409  409  409  409  409',
  showIdentityLink: '  400   400  400  400 400  400  400  400  400  400  400',
  confirmIdentityLink: '400   400  400  400 400  400  400  400  400  400  400',
  getIdentity: '       401   200  200  200 200  200  200  200  200  200  200',
  listSessions: '      401   200  200  200 200  200  200  200  200  200  200',
  endOtherSessions: '  401   204  204  204 204  204  204  204  204  204  204',
  endSession: '        401   404  404  204 404  404  404  404  404  404  404',
  // No account here has a linked provider.
  unlinkProvider: '    401   404  404  404 404  404  404  404  404  404  404',
  getAccount: '        401   200  200  200 200  200  200  200  200  200  200',
  searchUsers: '       200   200  200  200 200  200  200  200  200  200  200',
  changeUsername: '    401   200  200  200 200  200  200  200  200  200  200',
  assignRole: '        401   200  200  200 200  200  200  200  200  200  200',
  uploadProfileImage: '401   200  200  200 200  200  200  200  200  200  200',
  getAutomations: '    401   403  200  200 200  403  200  403  403  403  403',
  saveAutomations: '   401   403  200  200 200  403  200  403  403  403  403',
  saveMessage: '       401   403  200  200 200  403  200  403  403  403  403',
  renewAccessPassword: '401   403  200  200 200  403  200  403  403  403  403',
  listBlockedJobs: '   401   403  200  200 200  403  200  403  403  403  403',
  listJobsOffered: '   401   403  200  200 200  200  200  200  200  200  200',
  listNews: '          401   200  200  200 200  200  200  200  200  200  200',
  markNewsSeen: '      401   204  204  204 204  204  204  204  204  204  204',
  listMatches: '       401   403  200  200 200  200  200  200  200  200  200',
  getMatch: '          401   404  404  200 404  404  404  404  200  404  200',
  setProgress: '       401   404  404  200 404  404  404  404  200  404  200',
  listActivity: '      401   403  200  200 200  403  200  403  403  403  403',
  requestAccess: '     401   403  403  403 409  409  403  409  201  404  201',
  listAccessRequests: '401   403  200  200 200  200  200  200  200  200  200',
  acceptRequest: '     401   403  404  200 404  403  404  403  403  403  403',
  refuseRequest: '     401   403  404  204 404  403  404  403  403  403  403',
  listReleases: '      401   403  200  200 200  403  200  403  403  403  403',
  decideRelease: '     401   403  404  201 404  403  404  403  403  403  403',
  withdrawRelease: '   401   403  404  204 404  403  404  403  403  403  403',
  exportAccount: '     401   200  200  200 200  200  200  200  200  200  200',
  deleteAccount: '     401   403  403  204 403  403  403  403  403  403  403',
  saveNotifications: ' 401   200  200  200 200  200  200  200  200  200  200',
  // Works signed out: the mailed token suffices.
  switchOffNotification: '204   204  204  204 204  204  204  204  204  204  204',
  unsubscribe: '       204   204  204  204 204  204  204  204  204  204  204',
  showUnsubscribe: '   302   302  302  302 302  302  302  302  302  302  302',
  getShield: '         401   403  200  200 200  403  200  403  403  403  403',
  saveShield: '        401   403  200  200 200  403  200  403  403  403  403',
  previewShield: '     401   403  200  200 200  403  200  403  403  403  403',
  blockRecruiter: '    401   403  404  204 404  403  404  403  403  403  403',
  listBlockedRecruiters: '401   403  200  200 200  403  200  403  403  403  403',
  unblockRecruiter: '  401   403  404  204 404  403  404  403  403  403  403',
  setPaused: '         401   403  200  200 200  403  200  403  403  403  403',
  getRecruiterProfile: '401   403  403  403 200  200  200  200  200  200  200',
  saveRecruiterProfile: '401   403  403  403 200  200  200  200  200  200  200',
  listKeys: '          401   403  200  200 200  403  200  403  403  403  403',
  createKey: '         401   403  201  201 201  403  403  403  403  403  403',
  changeKey: '         401   403  404  200 404  403  404  403  403  403  403',
  revokeKey: '         401   403  404  204 404  403  404  403  403  403  403',
  getPublicUser: '     200   200  200  200 200  200  200  200  200  200  200',
  seeOwnProfile: '     401   403  200  200 200  403  200  403  403  403  403',
  checkAccessPassword: '401   403  403  403 200  200  403  200  200  200  200',
  getImage: '          404   200  200  200 200  200  200  200  200  200  200',
  getCv: '             401   404  404  200 404  404  404  404  200  404  404',
  listOpenProfiles: '  401   403  403  403 200  200  200  200  200  200  200',
  // Without a key it says so and nothing else.
  getComparisonOutlook: '200   403  403  403 200  200  200  200  200  200  200',
  // A comparison of their own.
  getComparison: '     401   403  403  403 404  404  404  404  200  404  200',
  mailResult: '        401   403  403  403 404  404  404  404  204  404  204',
  openResult: '        404   404  404  404 404  404  404  404  404  404  404',
  confirmResult: '     404   404  404  404 404  404  404  404  404  404  404',
  denyResult: '        404   404  404  404 404  404  404  404  404  404  404',
  compareWithMany: '   401   403  403  403 404  404  404  404  200  200  200',
  createJob: '         401   403  403  403 201  201  201  201  201  201  201',
  listMyJobs: '        401   403  403  403 200  200  200  200  200  200  200',
  getJob: '            401   404  404  200 404  404  404  404  200  200  200',
  updateJob: '         401   403  403  403 404  404  404  404  200  200  200',
  closeJob: '          401   403  403  403 404  404  404  404  200  200  200',
  prolongJob: '        401   403  403  403 404  404  404  404  200  200  200',
  deleteJob: '         401   403  403  403 404  404  404  404  204  204  204',
  toggleJobBlock: '    401   403  404  200 404  403  404  403  403  403  403',
  listJobComparisons: '401   403  403  403 404  404  404  404  200  200  200',
  listJobCandidates: ' 401   403  403  403 404  404  403  404  200  200  200',
  questionnaireExists: '401   200  200  200 200  200  200  200  200  200  200',
  getMyQuestionnaire: '401   403  200  200 404  403  404  403  403  403  403',
  createQuestionnaire: '401   403  409  409 201  403  201  403  403  403  403',
  updateQuestionnaire: '401   403  200  200 404  403  404  403  403  403  403',
  createReport: '      201   201  201  201 201  201  201  201  201  201  201',
  readPosting: '       200   200  200  200 200  200  200  200  200  200  200',
  findPlace: '         401   200  200  200 200  200  200  200  200  200  200',
  suggestTitles: '     401   200  200  200 200  200  200  200  200  200  200',
  checkMessage: '      401   403  200  200 409  403  409  403  403  403  403',
  compare: '           401   403  403  403 403  403  200  200  200  409  200',
};
const names = Object.keys(endpoints) as EndpointName[];

test('every endpoint has a row, and every row a status for every caller', () => {
  expect(Object.keys(statuses).sort()).toEqual([...names].sort());
  for (const name of names) expect(expectedOf(name), name).toHaveLength(callers.length);
});

const expectedOf = (name: EndpointName) => statuses[name].trim().split(/\s+/).map(Number);

test.each(names)(
  'every caller gets what the table says, and a refused caller changes nothing: %s',
  async (name) => {
    const expected = new Map(
      callers.map((caller, index) => [caller, expectedOf(name)[index] ?? 0]),
    );
    const isRefused = (caller: Caller) => (expected.get(caller) ?? 0) >= 400;
    const stored = await storedText();

    const answered = new Map<Caller, number>();
    for (const caller of callers.filter(isRefused)) {
      answered.set(caller, (await ask(name, caller)).status);
    }
    expect(await storedText()).toBe(stored);
    for (const caller of callers.filter((each) => !isRefused(each))) {
      answered.set(caller, (await ask(name, caller)).status);
      if (changesState(name)) await startAgain();
    }

    expect(Object.fromEntries(answered)).toEqual(Object.fromEntries(expected));
  },
);

const ask = (name: EndpointName, caller: Caller, change: RequestParts = {}) =>
  scene.clients[caller].call(name, { ...goodRequests[name](scene, caller), ...change });

function changesState(name: EndpointName): boolean {
  const { changesState: declared }: Endpoint = endpoints[name];
  // Reading a match or CV records the release, and a list counts as seen.
  return declared === true || endpoints[name].method !== 'GET' || /Match|Cv|Candidates/.test(name);
}

/** Endpoints for private resources, and their id parameter. */
const privateThings = {
  getMatch: 'matchId',
  acceptRequest: 'id',
  refuseRequest: 'id',
  setProgress: 'matchId',
  withdrawRelease: 'id',
  unblockRecruiter: 'id',
  deleteAccount: 'userId',
  endSession: 'id',
  changeKey: 'id',
  revokeKey: 'id',
  compareWithMany: 'id',
  getImage: 'id',
  getCv: 'id',
  getJob: 'id',
  updateJob: 'id',
  closeJob: 'id',
  prolongJob: 'id',
  deleteJob: 'id',
  toggleJobBlock: 'id',
  listJobCandidates: 'id',
  listJobComparisons: 'id',
} as const satisfies Partial<Record<EndpointName, string>>;
type PrivateThing = keyof typeof privateThings;

const isFile = (name: PrivateThing) => name === 'getImage' || name === 'getCv';

const hasPublicId = (name: PrivateThing) => isFile(name) || name === 'deleteAccount';

const idOfNothing = (name: PrivateThing) => (hasPublicId(name) ? newPublicId() : unknownId());

function idOfAnotherKind(name: PrivateThing): string {
  if (isFile(name)) return name === 'getImage' ? scene.cvId : scene.imageId;
  const { id, publicId } = scene.clients.noRole;
  return name === 'deleteAccount' ? publicId : id;
}

const ofCandidate = ['compare', 'getComparison', 'getComparisonOutlook', 'mailResult'];

test('every address with an id is a private thing, except a candidate, whose id is public', () => {
  const withId = names.filter((name) => /:\w*id\b/i.test(endpoints[name].path));
  expect(withId.sort()).toEqual([...Object.keys(privateThings), ...ofCandidate].sort());
});

test.each(Object.keys(privateThings) as PrivateThing[])(
  "another user's id is answered like one that belongs to nothing: %s",
  async (name) => {
    await User.updateOne({ username: 'owner' }, { $set: { showImage: false } });
    const strangers = callers.filter((caller) => !['owner', 'matched'].includes(caller));
    for (const caller of strangers) {
      // All callers ask for the first match, the other recruiters too.
      const { params = {} } = goodRequests[name](scene, 'matched');
      const foreign = await ask(name, caller, { params });
      const unknown = await ask(name, caller, {
        params: { [privateThings[name]]: idOfNothing(name) },
      });
      const ofAnotherKind = await ask(name, caller, {
        params: { [privateThings[name]]: idOfAnotherKind(name) },
      });

      expect(foreign.status, caller).toBeGreaterThanOrEqual(401);
      const told = ({ status, error }: typeof foreign) => ({ ...error, status, requestId: '' });
      expect(told(foreign), caller).toEqual(told(unknown));
      // For one's own account, the id is not another kind of resource.
      if (!(name === 'deleteAccount' && caller === 'noRole'))
        expect(told(ofAnotherKind), caller).toEqual(told(unknown));
    }
  },
);
