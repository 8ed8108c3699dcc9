/** The hero links to this section of the same page. */
export const recruiterSectionId = 'recruiter';
