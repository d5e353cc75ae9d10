import { object } from '#rules/office/particles.ts';
import { DAYS_OFF_MOST } from '#rules/order/working-days.ts';

export const holidayTexts = {
  title: '쉬는 날',
  lead: '주말 말고 쉬는 날이에요. 출고일과 도착 예정일, 제작 계획과 상담 시간이 바로 따라가요. 이미 약속한 출고일은 그대로예요.',
  year: (year: string) => `${year}년`,
  inYear: (count: number) => `주말 말고 ${count}일`,
  days: (count: number) => `${count}일`,
  kinds: { PUBLIC: '공휴일', OWN: '쇼핑몰 휴무' },
  none: '이 해에는 아직 쉬는 날이 없어요.',
  add: '쉬는 날 넣기',
  from: '쉬는 날',
  until: '마지막 날',
  untilHint: `하루면 비워 주세요. 한 번에 ${DAYS_OFF_MOST}일까지예요.`,
  untilWrong: `첫날부터 ${DAYS_OFF_MOST}일 안의 날짜를 골라 주세요.`,
  unknownYear: '공휴일이 아직 없는 해예요. 그 해의 공휴일이 업데이트로 모두 들어온 뒤에 넣을 수 있어요.',
  name: '이름',
  isPublic: '공휴일이에요 (임시공휴일, 선거일)',
  save: '넣기',
  added: (count: number) => (count === 0 ? '이미 쉬는 날이에요.' : `쉬는 날 ${count}일을 넣었어요.`),
  remove: '지우기',
  removeAsk: (when: string, name: string) => `${when} ${object(`‘${name}’`)} 쉬는 날에서 뺄까요? 그날도 일하는 날로 세요.`,
  removed: '쉬는 날에서 뺐어요.',
} as const;
