import type { FactComponent } from '../facts/tags/types';
import { chatScene, iconBarScene } from './chat';
import { diagram } from './diagrams';
import { banListScene, dialogScene, logScene, rankListScene } from './lists';
import { menuScene } from './menus';
import { screenScene } from './screens';
import { settingsScene } from './settings';
import { siteScene } from './site';

/** Drawings of the interface and diagrams, made of HTML and CSS while the pages are built, by the name of their tag. */
export const scenes: Readonly<Record<string, FactComponent>> = {
  BanListScene: banListScene,
  ChatScene: chatScene,
  Diagram: diagram,
  DialogScene: dialogScene,
  IconBarScene: iconBarScene,
  LogScene: logScene,
  MenuScene: menuScene,
  RankListScene: rankListScene,
  ScreenScene: screenScene,
  SettingsScene: settingsScene,
  SiteScene: siteScene,
};
