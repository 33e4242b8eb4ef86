import { describe, expect, test } from 'vitest';
import { circularEconomyProjects } from '../domain/types/circularEconomyProject';
import { educations } from '../domain/types/education';
import { financialSupports } from '../domain/types/financialSupport';
import { jobs } from '../domain/types/job';
import { posts } from '../domain/types/post';
import { generateCircularEconomyProjects } from './circularEconomyProjects';
import { describeDemo } from './describeDemo.testkit';
import { generateEducations } from './educations';
import { generateFinancialSupports } from './financialSupports';
import { generateJobs } from './jobs';
import { generatePosts } from './posts';

describe('circular-economy projects', () => {
  describeDemo(circularEconomyProjects, generateCircularEconomyProjects, 60);
});
describe('financial supports', () => {
  describeDemo(financialSupports, generateFinancialSupports, 60);
});
describe('posts', () => {
  describeDemo(posts, generatePosts, 60);
});

describe('educations', () => {
  describeDemo(educations, generateEducations, 60);

  test('some educations have a programme', () => {
    const { length } = [...generateEducations()].filter(({ programs }) => programs.length > 0);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(60);
  });
});

describe('jobs', () => {
  describeDemo(jobs, generateJobs, 60);

  test('some have no deadline, some no place', () => {
    const demo = [...generateJobs()];
    for (const found of [
      demo.filter(({ applicationDeadline }) => applicationDeadline === null),
      demo.filter(({ locations }) => locations.length === 0),
    ]) {
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(60);
    }
  });
});
