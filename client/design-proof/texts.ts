import { defineMessages } from '../locale/message.ts';

/** Texts of the proof of a design (디자인 확인서) and of what its parts cost. */
export const proofTexts = defineMessages({
  title: { ko: '디자인 확인서', en: 'Design proof', cn: '设计确认单' },
  see: { ko: '디자인 확인', en: 'Check the design', cn: '确认设计' },
  code: { ko: '디자인 번호 {code}', en: 'Design no. {code}', cn: '设计编号 {code}' },
  area: { ko: '인쇄 영역 {width} × {height}mm', en: 'Print area {width} × {height} mm', cn: '印刷区域 {width} × {height} 毫米' },
  text: { ko: '“{words}”', en: '“{words}”', cn: '“{words}”' },
  font: { ko: '글꼴 {font}', en: 'Font: {font}', cn: '字体 {font}' },
  size: { ko: '가로 {width} × 세로 {height}mm', en: '{width} mm wide, {height} mm high', cn: '宽 {width} × 高 {height} 毫米' },
  place: {
    ko: '왼쪽에서 {left}mm, 위에서 {top}mm',
    en: '{left} mm from the left, {top} mm from the top',
    cn: '距左 {left} 毫米，距上 {top} 毫米',
  },
  turned: { ko: '{degrees}° 회전', en: 'rotated by {degrees}°', cn: '旋转 {degrees}°' },
  picture: { ko: '내 사진', en: 'Own picture', cn: '自有图片' },
  noName: { ko: '이미지', en: 'Picture', cn: '图片' },
  price: { ko: '한 벌 가격', en: 'Price per piece', cn: '单件价格' },
  sidePrint: { ko: '{side} 인쇄', en: '{side} print', cn: '{side}印刷' },
  graphic: { ko: '{artist} ‘{name}’', en: '“{name}” by {artist}', cn: '{artist}《{name}》' },
  times: { ko: '{count}번', en: '× {count}', cn: '× {count}' },
  texts: { ko: '텍스트 {count}개', en: '{count} {count|text|texts}', cn: '{count} 处文字' },
  pictures: { ko: '내 사진 {count}개', en: 'Own pictures ({count})', cn: '自己的图片（{count}）' },
  total: { ko: '합계', en: 'Total', cn: '合计' },
});
