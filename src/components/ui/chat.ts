import { createElement, type ReactNode } from 'react';
import { createChatParts } from './chatDrawing';

/** The parts of a chat in the pictures of components. */
export const chat = createChatParts<ReactNode>(createElement);
