import type { FactKind } from '#rules/catalogue/product-facts.ts';

type Text = { ko: string; en: string };

/** What the law requires to be stated about a product, besides its name, colours and sizes. */
export interface DemoFacts {
  kind: FactKind;
  material: Text;
  contents?: Text;
  maker: Text;
  origin: Text;
  made_on?: Text;
  care: Text;
  certification?: Text;
  warranty: Text;
  contact?: Text;
}

const text = (ko: string, en: string): Text => ({ ko, en });
const korea = text('대한민국', 'Republic of Korea');
const seam = text('주식회사 심 (서울 성동구)', 'Seam Co., Ltd. (Seongdong-gu, Seoul)');
const hangang = text('한강 러너스 / 협력사 삼우어패럴', 'Hangang Runners / Samwoo Apparel');
const natjam = text('낮잠상회', 'Natjam Trading');
const moonbang = text('문방 삼거리', 'Moonbang Corner');
const onOrder = text('주문일로부터 5일 안에 제작', 'Made within five days of the order');
const autumn = text('2026년 9월', 'September 2026');
const warranty = text(
  '제품에 이상이 있으면 공정거래위원회 고시 소비자분쟁해결기준에 따라 보상합니다.',
  'Faults are made good by the Consumer Dispute Resolution Standards of the Fair Trade Commission.',
);
const noCertificate = text('해당 없음', 'Not applicable');
const insideOut = text(
  '뒤집어서 30도 아래 물에 약하게 빨고, 그늘에 널어 말려 주세요. 표백제를 쓰지 말고, 인쇄한 면에 다리미를 바로 대지 마세요.',
  'Wash inside out, gently, below 30 °C; dry in the shade. No bleach, no iron on the print.',
);
const byHand = text(
  '미지근한 물에 중성세제로 가볍게 손빨래하고, 모양을 잡아 그늘에 말려 주세요. 기계 건조를 하지 마세요.',
  'Hand wash lukewarm with mild soap, shape and dry in the shade. Do not tumble dry.',
);
const wipe = text('젖은 천으로 닦고 햇볕이 오래 드는 곳을 피해 주세요.', 'Wipe with a damp cloth; keep out of long sunlight.');
const keepDry = text('물기와 햇볕을 피해 보관해 주세요.', 'Keep dry and out of the sun.');

const clothing = (material: Text, maker: Text, made_on: Text, care: Text): DemoFacts => ({
  kind: 'CLOTHING',
  material,
  maker,
  origin: korea,
  made_on,
  care,
  warranty,
});
const running = clothing(text('면 60%, 폴리에스터 40% (180g)', '60% cotton, 40% polyester (180 g)'), hangang, autumn, insideOut);
const bag = (maker: Text): DemoFacts => ({
  kind: 'BAG',
  material: text('면 100% (16수 캔버스)', '100% cotton canvas'),
  maker,
  origin: korea,
  care: byHand,
  warranty,
});
const cap = (maker: Text): DemoFacts => ({
  kind: 'ACCESSORY',
  material: text('겉감 면 100%, 땀받이 폴리에스터 100%', 'Shell 100% cotton, sweatband 100% polyester'),
  maker,
  origin: korea,
  care: byHand,
  warranty,
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
  warranty,
});
const cushion = household(
  text('겉감 면 100%, 충전재 폴리에스터 100%', 'Cover 100% cotton, filling 100% polyester'),
  text('쿠션 커버 1, 속통 1', 'One cover, one inner cushion'),
  byHand,
  text('공급자적합성확인 (가정용 섬유제품)', 'Supplier declaration of conformity (household textiles)'),
);
const mug = household(
  text('도자기 (전자레인지 사용 가능)', 'Ceramic (microwave safe)'),
  text('머그 1', 'One mug'),
  text(
    '부드러운 수세미로 닦아 주세요. 식기세척기에 오래 쓰면 그림이 옅어질 수 있습니다.',
    'Wash with a soft sponge; a dishwasher may fade the print.',
  ),
  text('식품위생법에 따른 기구·용기 기준 적합', 'Meets the Food Sanitation Act for utensils'),
);
const poster = household(
  text('230g 무광지 (액자 별매)', '230 g matt paper (frame not included)'),
  text('포스터 1', 'One poster'),
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
  warranty,
});
const sticker = goods(text('방수 유포지', 'Waterproof synthetic paper'), keepDry);
const notebook = goods(text('표지 종이 위 인조가죽, 속지 100g 미색지 128쪽', 'Cover faux leather, 128 pages of 100 g paper'), keepDry);
const phoneCase = goods(text('폴리카보네이트, 열가소성 폴리우레탄', 'Polycarbonate, thermoplastic polyurethane'), wipe);
const pin = goods(text('아연 합금, 에폭시 칠', 'Zinc alloy, epoxy enamel'), wipe);

/** By product code. */
export const demoFacts: Readonly<Record<string, DemoFacts>> = {
  'TEE-240': clothing(text('면 100% (20수 코마사, 240g)', '100% combed cotton (240 g)'), seam, onOrder, insideOut),
  'LST-260': clothing(text('면 100% (20수 코마사, 260g)', '100% combed cotton (260 g)'), seam, onOrder, insideOut),
  'SWT-400': clothing(
    text('면 80%, 폴리에스터 20% (안쪽 기모, 400g)', '80% cotton, 20% polyester, brushed (400 g)'),
    seam,
    onOrder,
    insideOut,
  ),
  'HOD-420': clothing(text('면 80%, 폴리에스터 20% (두 겹 모자, 420g)', '80% cotton, 20% polyester (420 g)'), seam, onOrder, insideOut),
  'TOT-16': bag(seam),
  'CAP-6P': cap(seam),
  'RT-01': running,
  'RT-02': running,
  'RT-03': running,
  'RL-01': clothing(text('면 95%, 폴리우레탄 5% (240g)', '95% cotton, 5% elastane (240 g)'), hangang, autumn, insideOut),
  'RS-01': clothing(text('면 80%, 폴리에스터 20% (360g)', '80% cotton, 20% polyester (360 g)'), hangang, autumn, insideOut),
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
  'PC-01': { ...bag(natjam), material: text('면 100%, 안감 폴리에스터 100%', '100% cotton, lining 100% polyester') },
  'ST-01': sticker,
  'ST-02': sticker,
  'NB-01': notebook,
  'NB-02': notebook,
  'NB-03': notebook,
  'PH-01': phoneCase,
  'PH-02': phoneCase,
  'PN-01': pin,
  'PN-02': pin,
  'SK-01': { ...clothing(text('면 75%, 나일론 22%, 폴리우레탄 3%', '75% cotton, 22% nylon, 3% elastane'), moonbang, autumn, insideOut) },
};
