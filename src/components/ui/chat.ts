import { createElement, type ReactNode } from 'react';
import { chatParts } from './chatDrawing';

/** The parts of a chat in the pictures of components. */
export const chat = chatParts<ReactNode>(createElement);
