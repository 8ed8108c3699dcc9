import {
  emailChangeInput,
  identityProof,
  passwordChangeInput,
  providerParams,
  sessionParams,
  sessionsDto,
  emailVerification,
  googleDto,
  googleReturn,
  linkedinReturn,
  loginInput,
  newUserDto,
  passwordResetInput,
  passwordResetRequest,
  providerStart,
  providersDto,
  signupInput,
  accessDto,
  accessPasswordDto,
  accessPasswordInput,
  keyChange,
  keyDto,
  keyInput,
  keysDto,
  newKeyDto,
} from '../auth.ts';
import { limits } from '../rules/limits.ts';
import { z } from '../schema/zod.ts';
import {
  messageDto,
  messageInput,
  objectId,
  publicUserDto,
  searchHitDto,
  userDto,
  userSearch,
} from '../user.ts';
import type { ContractPart } from './endpointContract.ts';

const byId = z.strictObject({ id: objectId });
const byUsername = z.strictObject({ username: z.string().toLowerCase().max(limits.usernameMax) });

export const authContract = {
  searchUsers: {
    access: 'public',
    query: userSearch,
    limit: 'search',
    response: z.array(searchHitDto),
  },
  uploadProfileImage: {
    access: 'user',
    upload: { field: 'image', maxBytes: limits.imageMaxBytes },
    response: userDto,
  },
  saveMessage: { access: 'jobSeeker', limit: 'write', body: messageInput, response: messageDto },

  signup: { access: 'public', body: signupInput, status: 201, response: newUserDto },
  login: { access: 'public', body: loginInput, response: userDto },
  logout: { access: 'public', changesState: true, response: null },
  listProviders: { access: 'public', response: providersDto },
  startGoogle: {
    access: 'public',
    query: providerStart,
    response: 'redirect',
  },
  signInWithGoogle: {
    access: 'public',
    changesState: true,
    query: googleReturn,
    response: googleDto,
  },
  signInWithLinkedin: {
    access: 'public',
    query: linkedinReturn,
    response: 'redirect',
  },
  requestPasswordReset: { access: 'public', body: passwordResetRequest, response: null },
  resetPassword: { access: 'public', body: passwordResetInput, response: null },
  verifyEmail: { access: 'user', body: emailVerification, response: null },
  resendVerification: { access: 'user', response: null },
  changeEmail: { access: 'user', body: emailChangeInput, response: null },
  changePassword: { access: 'user', limit: 'write', body: passwordChangeInput, response: null },
  confirmIdentity: { access: 'user', body: identityProof, response: null },
  mailIdentityCode: { access: 'user', response: null },
  listSessions: { access: 'user', response: sessionsDto },
  endOtherSessions: { access: 'user', limit: 'write', response: null },
  endSession: { access: 'user', limit: 'write', params: sessionParams, response: null },
  unlinkProvider: { access: 'user', limit: 'write', params: providerParams, response: null },
  renewAccessPassword: { access: 'jobSeeker', response: accessPasswordDto },
  listKeys: { access: 'jobSeeker', response: keysDto },
  createKey: { access: 'jobSeeker', body: keyInput, status: 201, response: newKeyDto },
  changeKey: {
    access: 'jobSeeker',
    limit: 'write',
    params: byId,
    body: keyChange,
    response: z.strictObject({ key: keyDto }),
  },
  getPublicUser: {
    access: 'public',
    params: byUsername,
    limit: 'profile',
    response: publicUserDto,
  },
  checkAccessPassword: {
    access: 'public',
    params: byUsername,
    body: accessPasswordInput,
    response: accessDto,
  },
} as const satisfies ContractPart;
