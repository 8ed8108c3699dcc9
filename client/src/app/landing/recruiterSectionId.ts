export const recruiterSectionId = 'recruiter';
