export interface ReferenceHoliday {
  /** `YYYY-MM-DD` in Korea. */
  day: string;
  name: { ko: string; en: string; cn: string };
}

type HolidayName = keyof typeof holidayNames;

/** English and Chinese names by the Korean one. */
const holidayNames = {
  '1월 1일': ['New Year’s Day', '元旦'],
  '3·1절': ['Independence Movement Day', '三一节'],
  노동절: ['Labour Day', '劳动节'],
  어린이날: ['Children’s Day', '儿童节'],
  '부처님 오신 날': ['Buddha’s Birthday', '佛诞日'],
  전국동시지방선거일: ['Local elections', '地方选举日'],
  현충일: ['Memorial Day', '显忠日'],
  제헌절: ['Constitution Day', '制宪节'],
  광복절: ['Liberation Day', '光复节'],
  개천절: ['National Foundation Day', '开天节'],
  한글날: ['Hangeul Day', '韩文日'],
  기독탄신일: ['Christmas Day', '圣诞节'],
  '국회의원 선거일': ['General election', '国会议员选举日'],
  설날: ['Seollal', '春节'],
  추석: ['Chuseok', '中秋节'],
} as const satisfies Record<string, readonly [en: string, cn: string]>;

/**
 * Public holidays of Korea: article 2 of the Public Holidays Act (공휴일에 관한 법률) as amended in 2026 (1 May and 17 July); article 3 with
 * article 3 of the Regulations on Public Holidays of Government Offices (관공서의 공휴일에 관한 규정) for substitutes; article 34 of the Public
 * Official Election Act for scheduled elections. 2026 and 2027 match the government's almanac (월력요항); 2028 follows from the law.
 * Extraordinary holidays are announced weeks ahead and added by the operator in the back office.
 */
export const referenceHolidays: readonly ReferenceHoliday[] = [
  holiday('2026-01-01', '1월 1일'),
  ...seollal('2026-02-16', '2026-02-17', '2026-02-18'),
  holiday('2026-03-01', '3·1절'),
  substitute('2026-03-02', '3·1절'),
  holiday('2026-05-01', '노동절'),
  holiday('2026-05-05', '어린이날'),
  holiday('2026-05-24', '부처님 오신 날'),
  substitute('2026-05-25', '부처님 오신 날'),
  holiday('2026-06-03', '전국동시지방선거일'),
  holiday('2026-06-06', '현충일'),
  holiday('2026-07-17', '제헌절'),
  holiday('2026-08-15', '광복절'),
  substitute('2026-08-17', '광복절'),
  ...chuseok('2026-09-24', '2026-09-25', '2026-09-26'),
  holiday('2026-10-03', '개천절'),
  substitute('2026-10-05', '개천절'),
  holiday('2026-10-09', '한글날'),
  holiday('2026-12-25', '기독탄신일'),

  holiday('2027-01-01', '1월 1일'),
  ...seollal('2027-02-06', '2027-02-07', '2027-02-08'),
  substitute('2027-02-09', '설날'),
  holiday('2027-03-01', '3·1절'),
  holiday('2027-05-01', '노동절'),
  substitute('2027-05-03', '노동절'),
  holiday('2027-05-05', '어린이날'),
  holiday('2027-05-13', '부처님 오신 날'),
  holiday('2027-06-06', '현충일'),
  holiday('2027-07-17', '제헌절'),
  substitute('2027-07-19', '제헌절'),
  holiday('2027-08-15', '광복절'),
  substitute('2027-08-16', '광복절'),
  ...chuseok('2027-09-14', '2027-09-15', '2027-09-16'),
  holiday('2027-10-03', '개천절'),
  substitute('2027-10-04', '개천절'),
  holiday('2027-10-09', '한글날'),
  substitute('2027-10-11', '한글날'),
  holiday('2027-12-25', '기독탄신일'),
  substitute('2027-12-27', '기독탄신일'),

  holiday('2028-01-01', '1월 1일'),
  ...seollal('2028-01-26', '2028-01-27', '2028-01-28'),
  holiday('2028-03-01', '3·1절'),
  holiday('2028-04-12', '국회의원 선거일'),
  holiday('2028-05-01', '노동절'),
  holiday('2028-05-02', '부처님 오신 날'),
  holiday('2028-05-05', '어린이날'),
  holiday('2028-06-06', '현충일'),
  holiday('2028-07-17', '제헌절'),
  holiday('2028-08-15', '광복절'),
  // The middle day is also National Foundation Day.
  ...chuseok('2028-10-02', '2028-10-03', '2028-10-04'),
  substitute('2028-10-05', '추석'),
  holiday('2028-10-09', '한글날'),
  holiday('2028-12-25', '기독탄신일'),
];

function holiday(day: string, name: HolidayName): ReferenceHoliday {
  return { day, name: namesOf(name) };
}

function substitute(day: string, name: HolidayName): ReferenceHoliday {
  const { ko, en, cn } = namesOf(name);
  return { day, name: { ko: `대체공휴일(${ko})`, en: `Substitute for ${en}`, cn: `${cn}补休` } };
}

function seollal(...days: [string, string, string]): ReferenceHoliday[] {
  return threeDays(days, '설날');
}

function chuseok(...days: [string, string, string]): ReferenceHoliday[] {
  return threeDays(days, '추석');
}

function threeDays([eve, day, morrow]: [string, string, string], name: HolidayName): ReferenceHoliday[] {
  const { ko, en, cn } = namesOf(name);
  return [
    { day: eve, name: { ko: `${ko} 전날`, en: `Eve of ${en}`, cn: `${cn}前一天` } },
    holiday(day, name),
    { day: morrow, name: { ko: `${ko} 다음 날`, en: `Day after ${en}`, cn: `${cn}后一天` } },
  ];
}

function namesOf(ko: HolidayName): ReferenceHoliday['name'] {
  const [en, cn] = holidayNames[ko];
  return { ko, en, cn };
}
