import {
  accountDto,
  notificationsDto,
  notificationsInput,
  pauseDto,
  recruiterProfileDto,
  recruiterProfileInput,
  switchOffInput,
  authStatusDto,
  automationsDto,
  automationsInput,
  roleChangeDto,
  roleChangeInput,
} from '../account.ts';
import { reportDto, reportInput } from '../report.ts';
import { limits } from '../rules/limits.ts';
import { z } from '../schema/zod.ts';
import { shieldDto, shieldInput } from '../shield.ts';
import { usernameInput } from '../schema/username.ts';
import { publicId, userDto } from '../user.ts';
import type { ContractPart } from './endpointContract.ts';

export const accountContract = {
  authStatus: { access: 'public', response: authStatusDto },
  getAccount: { access: 'user', response: accountDto },
  changeUsername: { access: 'user', body: usernameInput, response: userDto },
  assignRole: { access: 'user', limit: 'write', body: roleChangeInput, response: roleChangeDto },
  getAutomations: { access: 'jobSeeker', response: automationsDto },
  saveAutomations: {
    access: 'jobSeeker',
    body: automationsInput,
    upload: { field: 'cv', maxBytes: limits.cvMaxBytes },
    response: userDto,
  },
  saveNotifications: {
    access: 'user',
    limit: 'write',
    body: notificationsInput,
    response: notificationsDto,
  },
  switchOffNotification: { access: 'public', body: switchOffInput, response: null },
  getShield: { access: 'jobSeeker', response: shieldDto },
  saveShield: { access: 'jobSeeker', limit: 'write', body: shieldInput, response: shieldDto },
  setPaused: { access: 'jobSeeker', limit: 'write', body: pauseDto, response: pauseDto },
  getRecruiterProfile: { access: 'recruiter', response: recruiterProfileDto },
  saveRecruiterProfile: {
    access: 'recruiter',
    limit: 'write',
    body: recruiterProfileInput,
    response: recruiterProfileDto,
  },
  exportAccount: { access: 'user', response: 'file' },
  deleteAccount: { access: 'user', params: z.strictObject({ userId: publicId }), response: null },
  createReport: { access: 'public', body: reportInput, status: 201, response: reportDto },
} as const satisfies ContractPart;
