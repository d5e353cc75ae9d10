import { hangangProducts } from './general-hangang.ts';
import { moonbangProducts } from './general-moonbang.ts';
import { natjamProducts } from './general-natjam.ts';
import type { DemoGeneral } from './general-row.ts';

export const demoGenerals: readonly DemoGeneral[] = [...natjamProducts, ...moonbangProducts, ...hangangProducts];
