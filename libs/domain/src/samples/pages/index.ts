export * from './account-setting.ts';
export * from './blog.ts';
export * from './cards.ts';
export * from './faq.ts';
export * from './pricing.ts';
export * from './profile.ts';
export * from './titles.ts';
