import { posts } from '../domain/types/post'
import { describeDemo } from './describeDemo.testkit'
import { generatePosts } from './posts'

describeDemo(posts, generatePosts, 60)
