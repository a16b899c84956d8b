export const partOfDay = (now: Date): 'morning' | 'day' | 'evening' =>
  now.getHours() < 11 ? 'morning' : now.getHours() < 18 ? 'day' : 'evening';
