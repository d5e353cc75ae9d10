import { defineMessages } from '#client/locale/message.ts';

/** Texts of the home page. */
export const mainMessages = defineMessages({
  title: { ko: 'Seam 홈', en: 'Seam home', cn: 'Seam 首页' },
  bestCustoms: { ko: '많이 찾는 디자인', en: 'Best designs', cn: '热门设计' },
  bestCustomsLead: {
    ko: '그대로 입어도, 조금 바꿔 입어도 좋은 옷',
    en: 'Wear them as they are, or make them yours',
    cn: '直接穿，或改成自己的样子',
  },
  bestGraphics: { ko: '지금 사랑받는 그래픽', en: 'Best graphics', cn: '人气图案' },
  bestGraphicsLead: { ko: '아티스트들의 그림 열두 점을 골랐습니다', en: 'Twelve works by our artists', cn: '精选十二件艺术作品' },
  noGraphics: { ko: '아직 보여 드릴 그래픽이 없습니다.', en: 'There are no graphics here yet.', cn: '暂无图案。' },
  tabs: { ko: '주제별 그래픽', en: 'Graphics by theme', cn: '主题图案' },
  rank: { ko: '{rank}위', en: 'No. {rank}', cn: '第 {rank} 名' },
});
