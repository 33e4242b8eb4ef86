import { useEffect, useRef, useState, type DragEvent } from 'react';

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true;

/** Makes an element take dropped files. A file that misses it does not open in place of the page, form and all. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  /** Entering a child comes before leaving its parent: only when all are left the element is. */
  const depth = useRef(0);

  useEffect(() => {
    const keepPage = (event: globalThis.DragEvent) => {
      if (hasFiles(event.dataTransfer) && !event.defaultPrevented) event.preventDefault();
    };
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  const enter = (change: 1 | -1) => (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    depth.current = Math.max(0, depth.current + change);
    setIsOver(depth.current > 0);
  };
  return {
    isOver,
    onDragEnter: enter(1),
    onDragLeave: enter(-1),
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      depth.current = 0;
      setIsOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) onFiles(files);
    },
  };
}
