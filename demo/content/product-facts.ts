import { type FactColumn, type FactKind, usualWarranty } from '#rules/catalogue/product-facts.ts';

type Text = { ko: string; en: string; cn: string };

/** Legally required product information, besides name, colours and sizes. */
export type DemoFacts = { kind: FactKind } & Record<'material' | 'maker' | 'origin' | 'care' | 'warranty', Text> &
  Partial<Record<FactColumn, Text>>;

const text = (ko: string, en: string, cn: string): Text => ({ ko, en, cn });
const korea = text('대한민국', 'Republic of Korea', '韩国');
const seam = text('주식회사 심 (서울 성동구)', 'Seam Co., Ltd. (Seongdong-gu, Seoul)', 'Seam 株式会社（首尔城东区）');
const hangang = text('한강 러너스 / 협력사 삼우어패럴', 'Hangang Runners / Samwoo Apparel', '汉江跑者 / 合作厂 Samwoo Apparel');
const natjam = text('낮잠상회', 'Natjam Trading', '午睡商会');
const moonbang = text('문방 삼거리', 'Moonbang Corner', '文房三岔口');
const onOrder = text('주문일로부터 5일 안에 제작', 'Made within five days of the order', '自下单之日起 5 天内制作');
const autumn = text('2026년 9월', 'September 2026', '2026 年 9 月');
const noCertificate = text('해당 없음', 'Not applicable', '不适用');
const insideOut = text(
  '뒤집어서 30도 아래 물에 약하게 빨고, 그늘에 널어 말려 주세요. 표백제를 쓰지 말고, 인쇄한 면에 다리미를 바로 대지 마세요.',
  'Wash inside out, gently, below 30 °C; dry in the shade. No bleach, no iron on the print.',
  '请翻面，用 30°C 以下的水轻柔洗涤，阴凉处晾干。请勿漂白，请勿直接熨烫印花面。',
);
const byHand = text(
  '미지근한 물에 중성세제로 가볍게 손빨래하고, 모양을 잡아 그늘에 말려 주세요. 기계 건조를 하지 마세요.',
  'Hand wash lukewarm with mild soap, shape and dry in the shade. Do not tumble dry.',
  '请用温水和中性洗涤剂轻柔手洗，整理形状后阴干。请勿机器烘干。',
);
const wipe = text(
  '젖은 천으로 닦고 햇볕이 오래 드는 곳을 피해 주세요.',
  'Wipe with a damp cloth; keep out of long sunlight.',
  '请用湿布擦拭，避免长时间日晒。',
);
const keepDry = text('물기와 햇볕을 피해 보관해 주세요.', 'Keep dry and out of the sun.', '请避免潮湿和日晒。');

const clothing = (material: Text, maker: Text, made_on: Text, care: Text): DemoFacts => ({
  kind: 'CLOTHING',
  material,
  maker,
  origin: korea,
  made_on,
  care,
  warranty: usualWarranty,
});
const running = clothing(
  text('면 60%, 폴리에스터 40% (180g)', '60% cotton, 40% polyester (180 g)', '棉 60%，聚酯纤维 40%（180g）'),
  hangang,
  autumn,
  insideOut,
);
const bag = (maker: Text): DemoFacts => ({
  kind: 'BAG',
  material: text('면 100% (16수 캔버스)', '100% cotton canvas', '棉 100%（16 支帆布）'),
  maker,
  origin: korea,
  care: byHand,
  warranty: usualWarranty,
});
const cap = (maker: Text): DemoFacts => ({
  kind: 'ACCESSORY',
  material: text(
    '겉감 면 100%, 땀받이 폴리에스터 100%',
    'Shell 100% cotton, sweatband 100% polyester',
    '面料 棉 100%，吸汗带 聚酯纤维 100%',
  ),
  maker,
  origin: korea,
  care: byHand,
  warranty: usualWarranty,
});
const household = (material: Text, contents: Text, care: Text, certification: Text): DemoFacts => ({
  kind: 'HOUSEHOLD',
  material,
  contents,
  maker: natjam,
  origin: korea,
  made_on: autumn,
  care,
  certification,
  warranty: usualWarranty,
});
const cushion = household(
  text('겉감 면 100%, 충전재 폴리에스터 100%', 'Cover 100% cotton, filling 100% polyester', '面料 棉 100%，填充物 聚酯纤维 100%'),
  text('쿠션 커버 1, 속통 1', 'One cover, one inner cushion', '靠垫套 1，内芯 1'),
  byHand,
  text('공급자적합성확인 (가정용 섬유제품)', 'Supplier declaration of conformity (household textiles)', '供应商符合性确认（家用纺织品）'),
);
const mug = household(
  text('도자기 (전자레인지 사용 가능)', 'Ceramic (microwave safe)', '陶瓷（可用微波炉）'),
  text('머그 1', 'One mug', '马克杯 1'),
  text(
    '부드러운 수세미로 닦아 주세요. 식기세척기에 오래 쓰면 그림이 옅어질 수 있습니다.',
    'Wash with a soft sponge; a dishwasher may fade the print.',
    '请用软质海绵清洗。长期使用洗碗机，图案可能变淡。',
  ),
  text('식품위생법에 따른 기구·용기 기준 적합', 'Meets the Food Sanitation Act for utensils', '符合韩国《食品卫生法》器具、容器标准'),
);
const poster = household(
  text('230g 무광지 (액자 별매)', '230 g matt paper (frame not included)', '230g 哑光纸（不含画框）'),
  text('포스터 1', 'One poster', '海报 1'),
  keepDry,
  noCertificate,
);
const goods = (material: Text, care: Text, certification: Text = noCertificate, maker: Text = moonbang): DemoFacts => ({
  kind: 'GOODS',
  material,
  maker,
  origin: korea,
  care,
  certification,
  warranty: usualWarranty,
});
const sticker = goods(text('방수 유포지', 'Waterproof synthetic paper', '防水合成纸'), keepDry);
const notebook = goods(
  text(
    '표지 종이 위 인조가죽, 속지 100g 미색지 128쪽',
    'Cover faux leather, 128 pages of 100 g paper',
    '封面 纸面人造革，内页 100g 米色纸 128 页',
  ),
  keepDry,
);
const phoneCase = goods(
  text('폴리카보네이트, 열가소성 폴리우레탄', 'Polycarbonate, thermoplastic polyurethane', '聚碳酸酯、热塑性聚氨酯'),
  wipe,
);
const pin = goods(text('아연 합금, 에폭시 칠', 'Zinc alloy, epoxy enamel', '锌合金、环氧填色'), wipe);

/** By product code. */
export const demoFacts: Readonly<Record<string, DemoFacts>> = {
  'TEE-240': clothing(
    text('면 100% (20수 코마사, 240g)', '100% combed cotton (240 g)', '棉 100%（20 支精梳棉，240g）'),
    seam,
    onOrder,
    insideOut,
  ),
  'LST-260': clothing(
    text('면 100% (20수 코마사, 260g)', '100% combed cotton (260 g)', '棉 100%（20 支精梳棉，260g）'),
    seam,
    onOrder,
    insideOut,
  ),
  'SWT-400': clothing(
    text(
      '면 80%, 폴리에스터 20% (안쪽 기모, 400g)',
      '80% cotton, 20% polyester, brushed (400 g)',
      '棉 80%，聚酯纤维 20%（内里抓绒，400g）',
    ),
    seam,
    onOrder,
    insideOut,
  ),
  'HOD-420': clothing(
    text('면 80%, 폴리에스터 20% (두 겹 모자, 420g)', '80% cotton, 20% polyester (420 g)', '棉 80%，聚酯纤维 20%（双层帽，420g）'),
    seam,
    onOrder,
    insideOut,
  ),
  'TOT-16': bag(seam),
  'CAP-6P': cap(seam),
  'RT-01': running,
  'RT-02': running,
  'RT-03': running,
  'RL-01': clothing(
    text('면 95%, 폴리우레탄 5% (240g)', '95% cotton, 5% elastane (240 g)', '棉 95%，氨纶 5%（240g）'),
    hangang,
    autumn,
    insideOut,
  ),
  'RS-01': clothing(
    text('면 80%, 폴리에스터 20% (360g)', '80% cotton, 20% polyester (360 g)', '棉 80%，聚酯纤维 20%（360g）'),
    hangang,
    autumn,
    insideOut,
  ),
  'RC-01': cap(hangang),
  'RB-01': bag(hangang),
  'CU-01': cushion,
  'CU-02': cushion,
  'MG-01': mug,
  'MG-02': mug,
  'MG-03': mug,
  'PO-01': poster,
  'PO-02': poster,
  'PO-03': poster,
  'PC-01': {
    ...bag(natjam),
    material: text('면 100%, 안감 폴리에스터 100%', '100% cotton, lining 100% polyester', '棉 100%，里布 聚酯纤维 100%'),
  },
  'ST-01': sticker,
  'ST-02': sticker,
  'NB-01': notebook,
  'NB-02': notebook,
  'NB-03': notebook,
  'PH-01': phoneCase,
  'PH-02': phoneCase,
  'PN-01': pin,
  'PN-02': pin,
  'SK-01': {
    ...clothing(
      text('면 75%, 나일론 22%, 폴리우레탄 3%', '75% cotton, 22% nylon, 3% elastane', '棉 75%，锦纶 22%，氨纶 3%'),
      moonbang,
      autumn,
      insideOut,
    ),
  },
};
