import {
  acceptedRequestDto,
  accessRequestDto,
  accessRequestInput,
  accessRequestsDto,
} from '../accessRequest.ts';
import { keyEnd } from '../auth.ts';
import { foundPlaceDto, jobDto, jobInput, myJobsDto, placeSearch } from '../job.ts';
import {
  blockedDto,
  blockedJobsDto,
  comparisonDto,
  comparisonInput,
  comparisonOutlookDto,
  jobComparisonsDto,
  jobComparisonsInput,
  openProfilesDto,
  outlookSearch,
  jobsOfferedDto,
  matchDetailDto,
  matchListDto,
  jobComparedListDto,
  jobDetailDto,
  matchSearch,
  progressDto,
  progressInput,
  roleSearch,
  candidateListDto,
} from '../matching.ts';
import { pageSearch } from '../page.ts';
import { questionnaireDto, questionnaireExistsDto, questionnaireInput } from '../questionnaire.ts';
import { checkedMessageDto, readInput, readingDto } from '../reading.ts';
import {
  releaseEnd,
  releaseDecision,
  releasesDto,
  releaseMadeDto,
  activitiesDto,
} from '../release.ts';
import { limits } from '../rules/limits.ts';
import { z } from '../schema/zod.ts';
import { blockedRecruitersDto, recruiterBlockInput } from '../shield.ts';
import { titleSearch, titleSuggestionsDto } from '../titleSuggestion.ts';
import { objectId, publicId } from '../user.ts';
import type { ContractPart } from './endpointContract.ts';

const byId = z.strictObject({ id: objectId });
const byPublicId = z.strictObject({ id: publicId });
const byCandidate = z.strictObject({ candidateId: publicId });
const byUsername = z.strictObject({ username: z.string().toLowerCase().max(limits.usernameMax) });

export const matchingContract = {
  createJob: {
    access: 'recruiter',
    body: jobInput,
    status: 201,
    response: z.strictObject({ job: jobDto }),
  },
  listMyJobs: { access: 'recruiter', query: pageSearch, response: myJobsDto },
  updateJob: {
    access: 'recruiter',
    limit: 'write',
    params: byId,
    body: jobInput,
    response: z.strictObject({ job: jobDto }),
  },

  questionnaireExists: { access: 'user', response: questionnaireExistsDto },
  getMyQuestionnaire: { access: 'jobSeeker', response: questionnaireDto },
  createQuestionnaire: {
    access: 'jobSeeker',
    body: questionnaireInput,
    status: 201,
    response: questionnaireDto,
  },
  updateQuestionnaire: {
    access: 'jobSeeker',
    body: questionnaireInput,
    response: questionnaireDto,
  },

  revokeKey: { access: 'jobSeeker', limit: 'write', params: byId, query: keyEnd, response: null },
  listOpenProfiles: { access: 'recruiter', query: pageSearch, response: openProfilesDto },
  getComparisonOutlook: {
    access: 'public',
    params: byCandidate,
    query: outlookSearch,
    response: comparisonOutlookDto,
  },
  compare: {
    access: 'public',
    params: byCandidate,
    body: comparisonInput,
    response: comparisonDto,
  },
  compareWithMany: {
    access: 'recruiter',
    limit: 'write',
    params: byId,
    body: jobComparisonsInput,
    response: jobComparisonsDto,
  },
  listJobCandidates: {
    access: 'recruiter',
    params: byId,
    response: candidateListDto,
  },
  listJobComparisons: {
    access: 'recruiter',
    params: byId,
    query: pageSearch,
    response: jobComparedListDto,
  },
  getJob: { access: 'user', params: byId, response: jobDetailDto },
  deleteJob: { access: 'recruiter', limit: 'write', params: byId, response: null },
  toggleJobBlock: { access: 'jobSeeker', limit: 'write', params: byId, response: blockedDto },
  listBlockedJobs: { access: 'jobSeeker', query: pageSearch, response: blockedJobsDto },
  listJobsOffered: { access: 'user', query: roleSearch, response: jobsOfferedDto },
  listMatches: { access: 'user', query: matchSearch, response: matchListDto },
  getMatch: {
    access: 'user',
    params: z.strictObject({ matchId: objectId }),
    response: matchDetailDto,
  },
  setProgress: {
    access: 'user',
    limit: 'write',
    params: z.strictObject({ matchId: objectId }),
    body: progressInput,
    response: progressDto,
  },
  requestAccess: {
    access: 'recruiter',
    params: byUsername,
    body: accessRequestInput,
    status: 201,
    response: accessRequestDto,
  },
  listAccessRequests: { access: 'user', query: roleSearch, response: accessRequestsDto },
  acceptRequest: {
    access: 'jobSeeker',
    limit: 'write',
    params: byId,
    response: acceptedRequestDto,
  },
  refuseRequest: { access: 'jobSeeker', limit: 'write', params: byId, response: null },
  readPosting: { access: 'public', body: readInput, response: readingDto },
  findPlace: { access: 'public', query: placeSearch, response: foundPlaceDto },
  suggestTitles: { access: 'public', query: titleSearch, response: titleSuggestionsDto },
  checkMessage: { access: 'jobSeeker', body: readInput, response: checkedMessageDto },
  listReleases: { access: 'jobSeeker', query: pageSearch, response: releasesDto },
  listActivity: { access: 'jobSeeker', query: pageSearch, response: activitiesDto },
  decideRelease: {
    access: 'jobSeeker',
    limit: 'write',
    body: releaseDecision,
    status: 201,
    response: releaseMadeDto,
  },
  withdrawRelease: {
    access: 'jobSeeker',
    limit: 'write',
    params: byId,
    query: releaseEnd,
    response: null,
  },
  blockRecruiter: {
    access: 'jobSeeker',
    limit: 'write',
    body: recruiterBlockInput,
    response: null,
  },
  listBlockedRecruiters: {
    access: 'jobSeeker',
    query: pageSearch,
    response: blockedRecruitersDto,
  },
  unblockRecruiter: { access: 'jobSeeker', limit: 'write', params: byId, response: null },
  getImage: { access: 'public', params: byPublicId, limit: 'image', response: 'file' },
  getCv: { access: 'public', params: byPublicId, response: 'file' },
} as const satisfies ContractPart;
