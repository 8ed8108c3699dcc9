export const companyForm = (name: string): string => name.toLowerCase().trim();
export const companyRuns = (form: string): string[] => [form];
